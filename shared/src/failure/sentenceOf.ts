import { isBackendError } from './isBackendError';

/** The sentence that a failed call to the backend has for people; null for every other failure. */
export const sentenceOf = (error: unknown): string | null => (isBackendError(error) ? error.sentence : null);
