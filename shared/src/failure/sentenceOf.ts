import { isBackendError } from './isBackendError';

/** Returns the sentence for people of a failed backend call; null for any other error. */
export const sentenceOf = (error: unknown): string | null => (isBackendError(error) ? error.sentence : null);
