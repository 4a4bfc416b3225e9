/* Compares the shell's own range check with semver, the library that it replaces. */
import fc from 'fast-check';
import { isInRange, isRange } from '@lectern/shared/contract';
import { satisfies, validRange } from 'semver';

const part = fc.nat(3).map(String);
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));
const prerelease = fc.tuple(version, fc.constantFrom('rc.1', 'rc.2', 'beta')).map((parts) => parts.join('-'));
const partial = fc
  .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom('', 'x', '*', 'X'))
  .map(
    ([parts, placeholder]) => [...parts, ...(parts.length < 3 && placeholder ? [placeholder] : [])].join('.') || '*',
  );
const comparator = fc
  .tuple(fc.constantFrom('', '=', '^', '~', '>', '>=', '<', '<='), partial)
  .map((two) => two.join(''));
const alternative = fc.oneof(
  { weight: 5, arbitrary: fc.array(comparator, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')) },
  { weight: 1, arbitrary: prerelease },
);
const range = fc.array(alternative, { minLength: 1, maxLength: 3 }).map((all) => all.join(' || '));

test('agrees with semver on every supported form of range', () => {
  fc.assert(
    fc.property(fc.oneof(version, prerelease), range, (one, within) => {
      expect(isRange(within)).toBe(true);
      // Tests alternatives one by one: beside `*`, semver drops the others, and with them a prerelease.
      const expected = within.split('||').some((each) => satisfies(one, each));
      expect(isInRange(one, within)).toBe(expected);
    }),
    { numRuns: 5_000 },
  );
});

test('agrees with semver on every random text that it accepts as a range', () => {
  const pieces = fc.constantFrom('^', '~', '>', '<', '=', '1', '0', '2', '.', '-', 'x', '*', ' ', '||', 'rc', 'v', '+');
  const text = fc.array(pieces, { maxLength: 9 }).map((all) => all.join(''));
  fc.assert(
    fc.property(version, text, (one, within) => {
      if (isRange(within)) expect(validRange(within)).not.toBeNull();
      if (isInRange(one, within)) expect(satisfies(one, within)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});
