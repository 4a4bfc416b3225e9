import type { BackendError } from '../firebase/errors';

/**
 * Returns true for the error of a failed backend call. Compared by name: the façades are bundled apart from shell and
 * remotes, with a class of their own.
 */
export function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && error.name === 'BackendError';
}
