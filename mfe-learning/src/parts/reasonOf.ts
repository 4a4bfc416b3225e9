import { sentenceOf } from '@lectern/shared/failure';

/**
 * Why something failed, in a sentence: that of a failed call to the backend, or what any other error says of itself.
 */
export const reasonOf = (error: unknown): string => sentenceOf(error) ?? (error instanceof Error ? error.message : '');
