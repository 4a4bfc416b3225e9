import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/**
 * Returns `count` positions, ascending. A position is a string that sorts between its neighbours (fractional indexing),
 * so that moving a lesson changes one document instead of renumbering all.
 */
export const firstPositions = (count: number): string[] => generateNKeysBetween(null, null, count);

/**
 * Returns a position between two others; null means an end of the list. Throws when both
 * are equal or one is malformed: the whole list then needs new positions. The random ending keeps two windows that add
 * between the same neighbours from choosing the same position.
 */
export function positionBetween(before: string | null, after: string | null): string {
  const key = generateKeyBetween(before, after);
  const jittered = key + Array.from({ length: 3 }, randomDigit).join('');
  return after !== null && jittered >= after ? key : jittered;
}

/** A digit other than 0: a position must not end in one. */
const randomDigit = (): string => BASE_62_DIGITS[1 + Math.floor(Math.random() * (BASE_62_DIGITS.length - 1))] ?? '1';
