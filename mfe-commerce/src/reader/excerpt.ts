/** Length of an excerpt, in characters. */
export const EXCERPT_LENGTH = 80;

/** Returns the beginning of a text, in at most `EXCERPT_LENGTH` characters and an ellipsis, cut after a whole word. */
export const excerptOf = (text: string): string =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…` : text;
