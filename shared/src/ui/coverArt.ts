import { createDice, hashOf } from './coverDice';
import { coverPalette, type CoverPalette } from './coverPalette';
import { coverPatterns, type CoverPatternName } from './coverPatterns';
import type { CoverShape, CoverSize } from './coverShape';

/** A drawn cover: the ground, what lies on it in order, and how it came about. */
export type CoverArt = CoverSize & { pattern: CoverPatternName; palette: CoverPalette; shapes: readonly CoverShape[] };

/**
 * The cover of what has no picture. Pure: the same id, category and size always give the same drawing. The category
 * chooses the palette and the family of patterns, so that a category is recognised; the id chooses everything else, so
 * that no two look alike.
 */
export function coverArt(id: string, category: string, size: CoverSize = { width: 320, height: 180 }): CoverArt {
  const dice = createDice(hashOf(`${category}/${id}`));
  const family = hashOf(category);
  const palette = coverPalette(family, dice);
  const names = Object.keys(coverPatterns) as CoverPatternName[];
  const pattern = names[(family + dice.whole(0, 2)) % names.length] ?? 'hills';
  return { ...size, pattern, palette, shapes: coverPatterns[pattern]({ ...size, palette, dice }) };
}
