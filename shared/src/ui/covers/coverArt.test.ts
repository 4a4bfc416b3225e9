import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { coverArt } from './coverArt';
import { coverGlyphs } from './coverGlyphs';
import { coverPatterns } from './coverPatterns';
import { topicOf } from './topicOf';

const COURSES = join(__dirname, '../../../../scripts/content/sample/courses');

/** The sample courses, as lists without another order have them. */
const samples = readdirSync(COURSES).map((id) => {
  const course = readFileSync(join(COURSES, id, 'course.yaml'), 'utf8');
  const fieldOf = (name: string): string => new RegExp(`^${name}: (\\S+)`, 'm').exec(course)?.[1] ?? '';
  return { id, category: fieldOf('category'), subcategory: fieldOf('subcategory') };
});

/** Returns the features by which people tell covers apart: the glyph and the colours. */
const looksOf = (subject: (typeof samples)[number]): string => {
  const { glyph, palette } = coverArt(subject);
  return `${String(glyph)} ${palette.ground}`;
};

describe('coverArt', () => {
  test('draws the same cover for the same subject every time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, category) => {
        expect(coverArt({ id, category })).toEqual(coverArt({ id, category }));
      }),
    );
  });

  test('draws only valid numbers and colours for any id', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom({ width: 320, height: 180 }, { width: 240, height: 320 }),
        (id, category, size) => {
          const { shapes } = coverArt({ id, category }, size);
          expect(shapes.length).toBeGreaterThan(3);
          for (const shape of shapes) {
            expect(shape.kind === 'path' ? shape.d : `${shape.x} ${shape.y} ${shape.r}`).not.toMatch(
              /NaN|undefined|Infinity/,
            );
            for (const colour of [shape.fill, shape.stroke])
              if (colour !== undefined) expect(colour).toMatch(/^oklch\([\d.]+% [\d.]+ \d+\)$/);
          }
        },
      ),
    );
  });

  test('draws the topic of every sample course', () => {
    expect(samples.filter((course) => coverArt(course).glyph === null)).toEqual([]);
    expect(coverArt({ id: 'first-loaf', category: 'cooking' }).glyph).toBe('loaf');
    expect(coverArt({ id: 'x1', category: 'data', subcategory: 'databases' }).glyph).toBe('database');
  });

  test('draws only a pattern when no word is known', () => {
    const { glyph, shapes, palette } = coverArt({ id: 'q7Zk', category: 'kqz' });
    expect(glyph).toBeNull();
    expect(shapes.some(({ fill, stroke }) => fill === palette.spark || stroke === palette.spark)).toBe(true);
  });

  test('never draws two sample courses alike side by side, whatever list shows them', () => {
    const categories = [...new Set(samples.map(({ category }) => category))];
    const lists = [samples, ...categories.map((slug) => samples.filter(({ category }) => category === slug))];
    for (const list of lists) {
      const pairs = list.slice(1).map((course, index) => [list[index], course] as const);
      for (const [before, course] of pairs) if (before) expect(looksOf(course)).not.toBe(looksOf(before));
    }
  });

  test('gives subcategories of a category different hues', () => {
    const grounds = samples
      .filter(({ category }) => category === 'cooking')
      .map((course) => coverArt(course).palette.ground.split(' ')[2]);
    expect(new Set(grounds).size).toBe(2);
  });

  test('uses every pattern', () => {
    const seen = new Set(
      Array.from({ length: 200 }, (_, index) => coverArt({ id: `c${index}`, category: 'x' }).pattern),
    );
    expect([...seen].sort()).toEqual(Object.keys(coverPatterns).sort());
  });
});

test('topicOf takes the id before the categories, and whole beginnings of words only', () => {
  expect(topicOf('bread-and-time', null, 'science')).toBe('loaf');
  expect(topicOf('plants-indoors')).toBe('leaf');
  expect(topicOf('my-thread')).toBeNull();
});

test('glyphs are pieces with a known paint', () => {
  for (const glyph of Object.values(coverGlyphs))
    for (const piece of glyph.split('|')) expect(piece).toMatch(/^[abcg][Mm][-\d.\sA-Za-z]+Z$/);
});
