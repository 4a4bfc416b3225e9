import { hashOf, type SeededRandom } from './seededRandom';

/** Colours of a cover: `ground` is the background, `spark` the highlight; `ink` is legible on `ground` and `deep`. */
export type CoverPalette = { ground: string; deep: string; mid: string; light: string; spark: string; ink: string };

const PALETTES: readonly [CoverPalette, ...CoverPalette[]] = [
  { ground: '#0b3b3c', deep: '#062829', mid: '#17696a', light: '#8fcdc0', spark: '#f3a33c', ink: '#f4f1e8' },
  { ground: '#16324a', deep: '#0d2133', mid: '#2c5f83', light: '#a6c8dc', spark: '#f6b65c', ink: '#f2f1ea' },
  { ground: '#4a2436', deep: '#331624', mid: '#7f3f58', light: '#e2b1b4', spark: '#f3a33c', ink: '#f9efe8' },
  { ground: '#2f3d20', deep: '#1f2a14', mid: '#5f7539', light: '#c6cf9a', spark: '#f0b64a', ink: '#f5f2e2' },
  { ground: '#5a2e17', deep: '#3e1e0d', mid: '#a0582c', light: '#eec293', spark: '#7ed3c6', ink: '#fbf1e4' },
  { ground: '#332a52', deep: '#221b3a', mid: '#5b4c8c', light: '#c0b4e2', spark: '#f5b057', ink: '#f4f0f8' },
  { ground: '#174532', deep: '#0d2f21', mid: '#2f7a57', light: '#a9d8ba', spark: '#f4a65a', ink: '#f0f4ea' },
  { ground: '#3b3a36', deep: '#272623', mid: '#6d6a60', light: '#d4cdba', spark: '#f3a33c', ink: '#f6f3ea' },
];

const paletteOf = (family: number): CoverPalette => PALETTES[family % PALETTES.length] ?? PALETTES[0];

/** Returns the middle colour of a category's covers, which marks the category in lists. */
export const categoryColour = (category: string): string => paletteOf(hashOf(category)).mid;

/** Returns the palette of a category (by the hash of its name); one cover in three swaps ground and deep shade. */
export function coverPalette(family: number, random: SeededRandom): CoverPalette {
  const palette = paletteOf(family);
  return random.integer(0, 2) === 0 ? { ...palette, ground: palette.deep, deep: palette.ground } : palette;
}
