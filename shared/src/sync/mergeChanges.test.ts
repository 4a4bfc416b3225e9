import fc from 'fast-check';
import { mergeChanges } from './mergeChanges';

const merge = (base: string[], mine: string[], theirs: string[]): string[] =>
  mergeChanges(base, mine, theirs, (entry) => entry);

test.each([
  ['without a base, both lists are united', [], ['a', 'b'], ['b', 'c'], ['b', 'c', 'a']],
  ['an entry removed here is dropped', ['a', 'b'], ['b'], ['a', 'b'], ['b']],
  ['an entry removed there is dropped', ['a', 'b'], ['a', 'b'], ['a'], ['a']],
  ['entries added on both sides stay', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
  ['an entry removed there is dropped, and one added here stays', ['a'], ['a', 'b'], [], ['b']],
])('%s', (_name, base, mine, theirs, merged) => expect(merge(base, mine, theirs)).toEqual(merged));

test('an entry changed here wins over the unchanged one', () => {
  const entry = (price: string) => ({ id: 'a', price });
  expect(mergeChanges([entry('1')], [entry('2')], [entry('1')], ({ id }) => id)).toEqual([entry('2')]);
  expect(mergeChanges([entry('1')], [entry('1')], [entry('3')], ({ id }) => id)).toEqual([entry('3')]);
});

const NAMES = Array.from('abcdef');
const list = fc.uniqueArray(fc.constantFrom(...NAMES));
const sorted = (entries: readonly string[]): string[] => entries.toSorted();

test('both sides merge to the same entries in either order, and merging again changes nothing', () => {
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const merged = merge(base, mine, theirs);
      expect(sorted(merged)).toEqual(sorted(merge(base, theirs, mine)));
      expect(merge(merged, merged, merged)).toEqual(merged);
      expect(new Set(merged).size).toBe(merged.length);
      for (const entry of NAMES) {
        const wasInBase = base.includes(entry);
        expect(merged.includes(entry)).toBe(
          wasInBase ? mine.includes(entry) && theirs.includes(entry) : mine.includes(entry) || theirs.includes(entry),
        );
      }
    }),
  );
});
