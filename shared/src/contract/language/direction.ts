const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** Returns the writing direction of a language, for the `dir` of `<html>`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
