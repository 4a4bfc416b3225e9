import fc from 'fast-check';
import { coverArt } from './coverArt';
import { coverPatterns } from './coverPatterns';

describe('coverArt', () => {
  test('draws the same cover for the same id and category every time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, category) => {
        expect(coverArt(id, category)).toEqual(coverArt(id, category));
      }),
    );
    expect(coverArt('web-basics', 'web')).toMatchObject({
      width: 320,
      height: 180,
      pattern: 'columns',
      palette: { ground: '#0d2133' },
    });
  });

  test('draws only valid numbers and colours for any id', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom({ width: 320, height: 180 }, { width: 240, height: 320 }),
        (id, category, size) => {
          const { shapes } = coverArt(id, category, size);
          expect(shapes.length).toBeGreaterThan(3);
          for (const shape of shapes) {
            expect(shape.kind === 'path' ? shape.d : `${shape.x} ${shape.y} ${shape.r}`).not.toMatch(
              /NaN|undefined|Infinity/,
            );
            for (const colour of [shape.fill, shape.stroke])
              if (colour !== undefined) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
          }
        },
      ),
    );
  });

  test('gives courses of a category different drawings with the same palette', () => {
    const covers = Array.from({ length: 40 }, (_, index) => coverArt(`course-${index}`, 'photography'));
    expect(new Set(covers.map((cover) => JSON.stringify(cover.shapes))).size).toBe(40);
    expect(new Set(covers.map((cover) => cover.palette.spark)).size).toBe(1);
  });

  test('uses every pattern across categories', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, index) => coverArt(`c${index}`, `category-${index}`).pattern));
    expect([...seen].sort()).toEqual(Object.keys(coverPatterns).sort());
  });
});
