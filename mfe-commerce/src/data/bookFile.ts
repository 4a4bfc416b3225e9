import type { BackendConfig } from '@lectern/shared/contract';
import { fileUrl } from '@lectern/shared/catalogue';
import { queryOptions } from '@lectern/shared/query';
import { isOnline } from '@lectern/shared/sync';

/**
 * Reasons why a book cannot be read: it has no text (`none`), its file is missing, damaged or differs from the
 * published one (`broken`), has copy protection, or is of a kind that the reader does not know; the user may not
 * read it (`denied`), or the network or the service failed.
 */
export type BookFileProblem =
  'none' | 'missing' | 'broken' | 'protected' | 'unsupported' | 'denied' | 'offline' | 'unavailable';

/** Thrown when the text of a book cannot be loaded. */
export class BookFileError extends Error {
  readonly kind: BookFileProblem;
  constructor(kind: BookFileProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BookFileError';
    this.kind = kind;
  }
}

/** Query for the sample of a book, which everybody may read. Needs no SDK. Fails with a BookFileError. */
export const sampleFile = (backend: BackendConfig, path: string) =>
  queryOptions({
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    queryKey: ['books', 'sample', path],
    queryFn: ({ signal }) => fetchFile(fileUrl(backend, path), path, signal),
  });

/** Problems that the storage reports by an HTTP status. */
const PROBLEMS: Readonly<Record<number, BookFileProblem>> = { 403: 'denied', 404: 'missing' };

/** Fetches the bytes of the file `path` from `url`. Rejects with a BookFileError. */
export async function fetchFile(url: string, path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw new BookFileError(isOnline() ? 'unavailable' : 'offline', `${path} could not be fetched.`, error);
  });
  if (!response.ok)
    throw new BookFileError(PROBLEMS[response.status] ?? 'unavailable', `${path} answered ${String(response.status)}.`);
  return response.arrayBuffer();
}
