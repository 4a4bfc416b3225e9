import type { DocumentParser } from '@lectern/shared/domain';
import { isBackendError } from '@lectern/shared/failure';

/** Failed calls that say that a document can't be seen, and not that the backend did not answer. */
const GONE = ['denied', 'missing', 'invalid'];

/**
 * Fetches a course, book or product that may no longer be published: then, and for a malformed document, it resolves to
 * null. Rejects with a BackendError when the backend does not answer.
 */
export async function getPublished<T>(path: string, parse: DocumentParser<T>): Promise<T | null> {
  const { getDocument } = await import('@lectern/shared/firebase/documents');
  return getDocument(path, parse).catch((error: unknown) => {
    if (isBackendError(error) && !GONE.includes(error.kind)) throw error;
    return null;
  });
}
