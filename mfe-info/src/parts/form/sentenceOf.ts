import type { BackendError } from '@lectern/shared/firebase/errors';

/** The sentence that a failed call to the backend has for people; null for every other failure. */
export function sentenceOf(error: unknown): string | null {
  return isBackendError(error) ? error.sentence : null;
}

/** By its name: the façades are built apart from this remote and have a class of their own. */
function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && error.name === 'BackendError' && 'sentence' in error && typeof error.sentence === 'string';
}
