import { createDice, hashOf } from './coverDice';
import { coverPalette, type CoverPalette } from './coverPalette';
import { coverPatterns, type CoverPatternName } from './coverPatterns';

/** One drawn piece of a cover. `fill` and `stroke` are colours; a stroke is `width` wide. */
export type CoverShape =
  | { kind: 'path'; d: string; fill?: string; stroke?: string; width?: number; opacity?: number }
  | { kind: 'circle'; x: number; y: number; r: number; fill?: string; stroke?: string; width?: number; opacity?: number };

/** How large a cover is drawn, in units of its own view box. */
export type CoverSize = { width: number; height: number };

/** A drawn cover: the ground, what lies on it in order, and how it came about. */
export type CoverArt = CoverSize & { pattern: CoverPatternName; palette: CoverPalette; shapes: readonly CoverShape[] };

/**
 * The cover of what has no picture. Pure: the same id, category and size always give the same drawing. The category chooses the
 * palette and the family of patterns, so that a category is recognised; the id chooses everything else, so that no two look alike.
 */
export function coverArt(id: string, category: string, size: CoverSize = { width: 320, height: 180 }): CoverArt {
  const dice = createDice(hashOf(`${category}/${id}`));
  const family = hashOf(category);
  const palette = coverPalette(family, dice);
  const names = Object.keys(coverPatterns) as CoverPatternName[];
  const pattern = names[(family + dice.whole(0, 2)) % names.length] ?? 'hills';
  return { ...size, pattern, palette, shapes: coverPatterns[pattern]({ ...size, palette, dice }) };
}
