import { sentenceOf } from './sentenceOf';

/** Returns a sentence that explains why an action failed: the one for its backend error, else the error's message. */
export const reasonOf = (error: unknown): string => sentenceOf(error) ?? (error instanceof Error ? error.message : '');
