import { isBackendError } from './isBackendError';

/** Returns the sentence of a failed backend call, to be shown to people; null for any other error. */
export const sentenceOf = (error: unknown): string | null => (isBackendError(error) ? error.sentence : null);
