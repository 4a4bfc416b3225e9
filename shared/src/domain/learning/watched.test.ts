import fc from 'fast-check';
import { cleanWatched, markWatched, mergeWatched, SECONDS_PER_BIT, WATCHED_CHARS, watchedShare } from './watched';

const base64 = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('base64'));
const garbage = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  base64.map((text) => text.slice(1)),
  base64.map((text) => `${text}==`),
);
const anyText = fc.oneof({ weight: 3, arbitrary: base64 }, { weight: 1, arbitrary: garbage });
const stretch = fc
  .tuple(fc.double({ min: 0, max: 4000, noNaN: true }), fc.double({ min: 0, max: 600, noNaN: true }))
  .map(([fromSec, length]) => ({ fromSec, toSec: fromSec + length }));
const duration = fc.double({ min: 0.1, max: 4500, noNaN: true });

const bitsOf = (text: string): Set<number> =>
  new Set(
    [...Buffer.from(text, 'base64')].flatMap((byte, index) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (1 << bit)).map((bit) => index * 8 + bit),
    ),
  );

test('merging is commutative, associative and idempotent for any text', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (a, b, c) => {
      expect(mergeWatched(a, b)).toBe(mergeWatched(b, a));
      expect(mergeWatched(mergeWatched(a, b), c)).toBe(mergeWatched(a, mergeWatched(b, c)));
      const ab = mergeWatched(a, b);
      expect(mergeWatched(ab, ab)).toBe(ab);
      expect(mergeWatched(ab, b)).toBe(ab);
      expect(cleanWatched(ab)).toBe(ab);
    }),
  );
});

test('merging returns the union of sets of any lengths, in standard base64', () => {
  fc.assert(
    fc.property(base64, base64, (a, b) => {
      expect(bitsOf(mergeWatched(a, b))).toEqual(new Set([...bitsOf(a), ...bitsOf(b)]));
    }),
  );
});

test('text that is not base64 is an empty set, and every result is valid base64', () => {
  for (const text of ['*', 'AA*A', 'ä', ' ', 'AAAA AAAA', '\u0000']) expect(cleanWatched(text)).toBe('');
  fc.assert(
    fc.property(anyText, anyText, stretch, duration, (a, b, played, length) => {
      for (const text of [mergeWatched(a, b), markWatched(a, played, length)])
        expect(text).toMatch(/^[A-Za-z0-9+/]*={0,2}$/);
    }),
  );
});

test('marking never shrinks a set, is idempotent, and does not depend on the order', () => {
  fc.assert(
    fc.property(base64, stretch, stretch, duration, (before, one, other, length) => {
      const marked = markWatched(before, one, length);
      expect(mergeWatched(marked, before)).toBe(marked);
      expect(markWatched(marked, one, length)).toBe(marked);
      expect(markWatched(marked, other, length)).toBe(markWatched(markWatched(before, other, length), one, length));
      expect(markWatched(before, one, length)).toBe(mergeWatched(before, markWatched('', one, length)));
    }),
  );
});

test('a window counts when at least half of it was played, including the short last one', () => {
  const marked = (fromSec: number, toSec: number, durationSec = 22): number[] => [
    ...bitsOf(markWatched('', { fromSec, toSec }, durationSec)),
  ];
  expect(marked(0, 22)).toEqual([0, 1, 2, 3, 4]);
  expect(marked(0, 2.4)).toEqual([]);
  expect(marked(0, 2.5)).toEqual([0]);
  expect(marked(2.5, 12.5)).toEqual([0, 1, 2]);
  expect(marked(2.6, 12.4)).toEqual([1]);
  expect(marked(20, 21)).toEqual([4]);
  expect(marked(30, 60)).toEqual([]);
  expect(marked(7, 7)).toEqual([]);
  expect(marked(9, 3)).toEqual([]);
  expect(marked(0, 10, 0)).toEqual([]);
  expect(marked(0, 10, Infinity)).toEqual([0, 1]);
});

test('the share is the part of the windows that was watched, 0 to 1', () => {
  expect(watchedShare(markWatched('', { fromSec: 0, toSec: 90 }, 100), 100)).toBe(0.9);
  expect(watchedShare('', 100)).toBe(0);
  expect(watchedShare('/w==', 0)).toBe(0);
  // Watched in a longer cut of the video: windows beyond its current end do not count.
  expect(watchedShare(markWatched('', { fromSec: 90, toSec: 100 }, 100), 10)).toBe(0);
  fc.assert(
    fc.property(anyText, duration, (text, length) => {
      const share = watchedShare(text, length);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});

test('the longest set fits into the document: seconds beyond 34 hours are ignored, and 100 % stays reachable', () => {
  const tenDays = 864_000;
  const all = markWatched('', { fromSec: 0, toSec: tenDays }, tenDays);
  expect(all).toHaveLength(WATCHED_CHARS);
  expect(watchedShare(all, tenDays)).toBe(1);
  expect(mergeWatched(all, markWatched('', { fromSec: tenDays - 100, toSec: tenDays }, tenDays))).toBe(all);
  expect(cleanWatched(`${all}AAAA`)).toBe(all);
  expect((WATCHED_CHARS / 4) * 3 * 8 * SECONDS_PER_BIT).toBeGreaterThan(34 * 3600);
});
