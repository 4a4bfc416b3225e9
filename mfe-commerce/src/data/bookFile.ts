import type { BackendConfig } from '@lectern/shared/contract';
import { fileUrl } from '@lectern/shared/catalogue';
import { parseBookFile } from '@lectern/shared/domain';
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

/** The whole book, for those to whom it is open, as Markdown. Rejects with a BookFileError. */
export const wholeFile = (uid: string, id: string) => queryOptions({
  networkMode: 'always', retry: false, staleTime: Infinity,
  queryKey: ['users', uid, 'books', id, 'whole'],
  queryFn: async ({ signal }): Promise<string> => {
    const place = `books/${id}/private/file`;
    const [{ getDocument }, { getFileUrl }] = await Promise.all([import('@lectern/shared/firebase/documents'), import('@lectern/shared/firebase/files')]);
    const file = await getDocument(place, parseBookFile).catch((error: unknown) => { throw toProblem(error, place); });
    if (file === null) throw new BookFileError('none', `There is no ${place}.`);
    const url = await getFileUrl(file.path).catch((error: unknown) => { throw toProblem(error, file.path); });
    return fetchText(url, file.path, file.sha256, signal);
  },
});

async function fetchText(url: string, path: string, sha256: string | null, signal: AbortSignal): Promise<string> {
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

function toProblem(error: unknown, path: string): BookFileError {
  const kind = error instanceof Error && 'kind' in error ? String(error.kind) : '';
  const isBroken = error instanceof Error && error.name === 'DocumentError';
  const known = (['missing', 'denied', 'offline', 'unavailable'] as const).find((one) => one === kind);
  const message = error instanceof Error ? error.message : String(error);
  return new BookFileError(isBroken ? 'broken' : known ?? (kind === 'signed-out' ? 'denied' : 'unavailable'), `${path}: ${message}`, error);
}
