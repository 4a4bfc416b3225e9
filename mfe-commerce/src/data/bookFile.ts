import type { BackendConfig } from '@lectern/shared/contract';
import { fileUrl } from '@lectern/shared/catalogue';
import { queryOptions } from '@lectern/shared/query';
import { isOnline } from '@lectern/shared/sync';

/**
 * Why a book cannot be read: it has no text here, its file is gone or not what it was, it is not open to the person, or
 * nobody answered.
 */
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
export const sampleFile = (backend: BackendConfig, path: string) =>
  queryOptions({
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    queryKey: ['books', 'sample', path],
    queryFn: ({ signal }) => fetchFile(fileUrl(backend, path), path, signal).then((bytes) => textOf(bytes, path)),
  });

/** The bytes at `url`, which are those of `path`. Rejects with a BookFileError. */
export async function fetchFile(url: string, path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw new BookFileError(isOnline() ? 'unavailable' : 'offline', `${path} could not be fetched.`, error);
  });
  if (!response.ok)
    throw new BookFileError(
      response.status === 404 ? 'missing' : response.status === 403 ? 'denied' : 'unavailable',
      `${path} answered ${String(response.status)}.`,
    );
  return response.arrayBuffer();
}

/** The text of a file in UTF-8; throws a BookFileError when it is none. */
export function textOf(bytes: ArrayBuffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new BookFileError('broken', `${path} is no text in UTF-8.`, error);
  }
}
