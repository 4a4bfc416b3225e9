import type { BackendError } from '../firebase/errors';

/**
 * Returns true for the error of a failed backend call. Compared by name: each façade is bundled separately, with its
 * own copy of the class.
 */
export function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && error.name === 'BackendError';
}
