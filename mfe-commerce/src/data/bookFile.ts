import type { BackendConfig } from '@lectern/shared/contract';
import { fileUrl } from '@lectern/shared/catalogue';
import { queryOptions } from '@lectern/shared/query';

/** Why a book cannot be read: it has no text here, its file is gone or not what it was, it is not open to the person, or nobody answered. */
export type BookFileProblem = 'none' | 'missing' | 'broken' | 'denied' | 'offline' | 'unavailable';

/** A book whose text could not be had. */
export class BookFileError extends Error {
  readonly kind: BookFileProblem;
  constructor(kind: BookFileProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BookFileError';
    this.kind = kind;
  }
}

/** The sample of a book, for everybody, as Markdown. Needs no SDK. Rejects with a BookFileError. */
export const sampleFile = (backend: BackendConfig, path: string) => queryOptions({
  networkMode: 'always', retry: false, staleTime: Infinity,
  queryKey: ['books', 'sample', path],
  queryFn: ({ signal }): Promise<string> => fetchText(fileUrl(backend, path), path, null, signal),
});

/** The text at `url`, which is that of `path`; its bytes are those of `sha256` unless that is null. Rejects with a BookFileError. */
export async function fetchText(url: string, path: string, sha256: string | null, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw new BookFileError(navigator.onLine ? 'unavailable' : 'offline', `${path} could not be fetched.`, error);
  });
  if (!response.ok) throw new BookFileError(response.status === 404 ? 'missing' : response.status === 403 ? 'denied' : 'unavailable', `${path} answered ${String(response.status)}.`);
  const bytes = await response.arrayBuffer();
  if (sha256 !== null && (await isOther(bytes, sha256))) throw new BookFileError('broken', `${path} is not the file that was published.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new BookFileError('broken', `${path} is no text in UTF-8.`, error);
  }
}

/** False as well where the browser cannot tell, as on pages that are not secure. */
async function isOther(bytes: ArrayBuffer, sha256: string): Promise<boolean> {
  const subtle = (globalThis as { crypto?: { subtle?: SubtleCrypto } }).crypto?.subtle;
  if (!subtle) return false;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') !== sha256;
}
