import { sentenceOf } from '@lectern/shared/failure';

/**
 * Returns why an action failed, in a sentence: that of a failed call to the backend, or any other error's message.
 */
export const reasonOf = (error: unknown): string => sentenceOf(error) ?? (error instanceof Error ? error.message : '');
