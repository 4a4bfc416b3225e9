import { createRandom, hashOf } from './seededRandom';
import { coverPalette, type CoverPalette } from './coverPalette';
import { coverPatterns, type CoverPatternName } from './coverPatterns';
import type { CoverShape, CoverSize } from './coverShape';

/** A drawn cover: its palette, pattern and shapes from back to front. */
export type CoverArt = CoverSize & { pattern: CoverPatternName; palette: CoverPalette; shapes: readonly CoverShape[] };

/**
 * Returns the drawn cover of a course or book without a picture. Pure: the same id, category and size give the same
 * drawing. The category chooses palette and pattern family, so that it is recognisable; the id chooses the rest.
 */
export function coverArt(id: string, category: string, size: CoverSize = { width: 320, height: 180 }): CoverArt {
  const random = createRandom(hashOf(`${category}/${id}`));
  const family = hashOf(category);
  const palette = coverPalette(family, random);
  const names = Object.keys(coverPatterns) as CoverPatternName[];
  const pattern = names[(family + random.integer(0, 2)) % names.length] ?? 'hills';
  return { ...size, pattern, palette, shapes: coverPatterns[pattern]({ ...size, palette, random }) };
}
