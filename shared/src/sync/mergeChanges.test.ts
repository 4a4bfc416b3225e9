import fc from 'fast-check';
import { mergeChanges } from './mergeChanges';

const merge = (base: string[], mine: string[], theirs: string[]): string[] =>
  mergeChanges(base, mine, theirs, (entry) => entry);

test.each([
  ["a guest's cart and an account's are united", [], ['a', 'b'], ['b', 'c'], ['b', 'c', 'a']],
  ['what was taken out here is out', ['a', 'b'], ['b'], ['a', 'b'], ['b']],
  ['what was taken out there is out', ['a', 'b'], ['a', 'b'], ['a'], ['a']],
  ['what was put in at both places is in', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
  [
    'what was taken out there and changed nowhere stays out, what was put in here stays in',
    ['a'],
    ['a', 'b'],
    [],
    ['b'],
  ],
])('%s', (_name, base, mine, theirs, merged) => expect(merge(base, mine, theirs)).toEqual(merged));

test('an entry that was changed here is as it is here', () => {
  const entry = (price: string) => ({ id: 'a', price });
  expect(mergeChanges([entry('1')], [entry('2')], [entry('1')], ({ id }) => id)).toEqual([entry('2')]);
  expect(mergeChanges([entry('1')], [entry('1')], [entry('3')], ({ id }) => id)).toEqual([entry('3')]);
});

const NAMES = Array.from('abcdef');
const list = fc.uniqueArray(fc.constantFrom(...NAMES));
const sorted = (entries: readonly string[]): string[] => entries.toSorted();

test('both places come to the same entries, in whichever order they meet, and meeting again changes nothing', () => {
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const merged = merge(base, mine, theirs);
      expect(sorted(merged)).toEqual(sorted(merge(base, theirs, mine)));
      expect(merge(merged, merged, merged)).toEqual(merged);
      expect(new Set(merged).size).toBe(merged.length);
      for (const entry of NAMES) {
        const had = base.includes(entry);
        expect(merged.includes(entry)).toBe(
          had ? mine.includes(entry) && theirs.includes(entry) : mine.includes(entry) || theirs.includes(entry),
        );
      }
    }),
  );
});
