/** Digits that Arabic and Persian keyboards type; the lowest four bits of each are its value. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Groups of three digits, as one language or another separates them: 1,000, 1.000, 1 000, 1’000. */
const GROUPED = /^\d{1,3}(?:[.,\s'’\u066c]\d{3})+$/;

/**
 * Reads a whole number as people write it in any language of the site, with or without groups of thousands. Returns NaN
 * for anything else. A point or comma before three digits counts as the separator of a group, never as a decimal one.
 */
export function wholeNumber(typed: string): number {
  const number = typed.trim().replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  const digits = GROUPED.test(number) ? number.replaceAll(/\D/g, '') : number;
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
}
