import type { BackendError } from '../firebase/errors';

/**
 * Whether a call to the backend failed with this. By its name: the façades are built apart from shell and remotes, with
 * a class of their own.
 */
export function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && error.name === 'BackendError';
}
