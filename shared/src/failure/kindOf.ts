import type { BackendErrorKind } from '../firebase/errors';
import { isBackendError } from './isBackendError';

/** Returns the kind of a failed backend call; null for any other error. */
export const kindOf = (error: unknown): BackendErrorKind | null => (isBackendError(error) ? error.kind : null);
