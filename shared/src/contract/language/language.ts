/** Name of the cookie with the visitor's choice of a language, as a BCP 47 tag. */
export const LANGUAGE_COOKIE = 'lectern-language';

/** Module that a remote's container exposes for its languages: its default export loads them. */
export const LANGUAGES_MODULE = './languages';

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** Returns the writing direction of a language, for the `dir` of `<html>`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
