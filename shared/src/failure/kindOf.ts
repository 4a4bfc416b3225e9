import type { BackendErrorKind } from '../firebase/errors';
import { isBackendError } from './isBackendError';

/** What went wrong with a call to the backend; null for every other failure. */
export const kindOf = (error: unknown): BackendErrorKind | null => (isBackendError(error) ? error.kind : null);
