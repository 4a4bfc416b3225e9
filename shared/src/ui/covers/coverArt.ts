import { coverGlyphs, type CoverGlyphName } from './coverGlyphs';
import { coverPalette, TONE_COUNT, type CoverPalette } from './coverPalette';
import { coverPatterns, type CoverPatternName } from './coverPatterns';
import type { CoverShape, CoverSize } from './coverShape';
import { hashOf } from './hashOf';
import { createRandom, type SeededRandom } from './seededRandom';
import { topicOf } from './topicOf';

/** A course or book: its id and the slugs of its category and subcategory. */
export type CoverSubject = { id: string; category: string; subcategory?: string | null };

/** A drawn cover: its topic's glyph (null when unknown), pattern, palette and shapes from back to front. */
export type CoverArt = CoverSize & {
  glyph: CoverGlyphName | null;
  pattern: CoverPatternName;
  palette: CoverPalette;
  shapes: readonly CoverShape[];
};

/** Height of a glyph, as a share of the cover's shorter side. */
const GLYPH_SHARE = 0.56;

/**
 * Returns the drawn cover of a course or book without a picture. Pure: the same subject and size give the same drawing.
 * The words of the id choose the glyph, the categories the hue, and the id all the rest. A known topic has its pattern
 * faintly behind the glyph.
 */
export function coverArt(subject: CoverSubject, size: CoverSize = { width: 320, height: 180 }): CoverArt {
  const { id, category, subcategory } = subject;
  const random = createRandom(hashOf(`${category}/${id}`));
  const palette = coverPalette(category, subcategory, random.integer(0, TONE_COUNT - 1));
  const pattern = random.pick(Object.keys(coverPatterns) as [CoverPatternName, ...CoverPatternName[]]);
  const glyph = topicOf(id, subcategory, category);
  const shapes = coverPatterns[pattern]({ ...size, palette: glyph ? faint(palette) : palette, random });
  return {
    ...size,
    glyph,
    pattern,
    palette,
    shapes: glyph ? [...shapes, ...draw(glyph, size, palette, random)] : shapes,
  };
}

/** The palette of a pattern behind a glyph. */
const faint = ({ ground, shade }: CoverPalette): CoverPalette => ({
  ground,
  shade,
  second: shade,
  main: shade,
  spark: shade,
  ink: shade,
});

const PAINTS: Record<string, keyof CoverPalette> = { a: 'main', b: 'second', c: 'spark', g: 'ground' };

/** Returns the pieces of a glyph: about the middle of a course's cover, and in the lower part of a book's. */
function draw(name: CoverGlyphName, { width, height }: CoverSize, palette: CoverPalette, random: SeededRandom) {
  const side = Math.min(width, height) * GLYPH_SHARE;
  const scale = side / 100;
  const x = (width - side) / 2 + random.pick([-0.06, 0, 0.06]) * side;
  const y = width > height ? (height - side) / 2 : height * 0.98 - side;
  const turn = random.pick([-7, 0, 7]);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  const transform = `${place} rotate(${String(turn)} 50 50)`;
  return coverGlyphs[name].split('|').map((piece): CoverShape => {
    const fill = palette[PAINTS[piece.charAt(0)] ?? 'main'];
    return { kind: 'path', d: piece.slice(1), fill, transform };
  });
}
