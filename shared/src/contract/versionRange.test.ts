import { isInRange, isRange } from './versionRange';

test.each([
  // Caret: changes below the first non-zero part are allowed.
  ['19.3.1', '^19.0.0', true],
  ['19.3.1', '^19.3.1', true],
  ['19.3.1', '^19.4.0', false],
  ['20.0.0', '^19.0.0', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['0.0.0', '^0.0.0', true],
  ['0.0.1', '^0.0.0', false],
  ['1.1.0', '^1.1', true],
  ['1.0.9', '^1.1', false],
  ['0.9.0', '^0', true],
  ['1.0.0', '^0', false],
  ['0.0.9', '^0.0', true],
  ['0.1.0', '^0.0', false],
  // Tilde: patch changes, and minor ones after a major version alone.
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.0', '~1.2', true],
  ['1.9.0', '~1', true],
  ['2.0.0', '~1', false],
  // Placeholders
  ['1.9.9', '1.x', true],
  ['2.0.0', '1.x', false],
  ['1.2.9', '1.2.*', true],
  ['1.3.0', '1.2.X', false],
  ['1.3.0', '1', true],
  ['1.0.0', '*', true],
  ['1.0.0', 'x.x.x', true],
  ['1.0.0', '>*', false],
  // Comparators, and "and"
  ['1.5.0', '>=1.0.0 <2.0.0', true],
  ['2.0.0', '>=1.0.0 <2.0.0', false],
  ['1.5.0', '>=1.1 <2', true],
  ['2.0.0', '>1', true],
  ['1.9.9', '>1', false],
  ['1.9.9', '<=1', true],
  ['1.0.0', '<1', false],
  ['1.0.0', '>1.0.0', false],
  ['1.0.0', '<=1.0.0', true],
  ['1.0.0', '1.0.0', true],
  ['1.0.0', '=1.0.0', true],
  ['1.0.1', '1.0.0', false],
  // "or"
  ['3.0.0', '^1.0.0 || ^3.0.0', true],
  ['2.0.0', '^1.0.0||^3.0.0', false],
  // Prereleases: each satisfies only itself.
  ['2.0.0-rc.1', '2.0.0-rc.1', true],
  ['2.0.0-rc.1', '^1.0.0 || 2.0.0-rc.1', true],
  ['2.0.0-rc.2', '2.0.0-rc.1', false],
  ['2.0.0', '2.0.0-rc.1', false],
  ['2.0.0-rc.1', '^2.0.0', false],
  ['2.0.0-rc.1', '*', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(isRange(range)).toBe(true);
  expect(isInRange(version, range)).toBe(expected);
});

test.each([
  ['a tag', 'latest'],
  ['nothing', ''],
  ['a hyphen range', '1.0.0 - 2.0.0'],
  ['the legacy operator ~>', '~>1.2.3'],
  ['a leading v', 'v1.0.0'],
  ['a space after the operator', '>= 1.0.0'],
  ['a number after a placeholder', '1.x.3'],
  ['a fourth part', '1.2.3.x'],
  ['a leading zero', '01.2.3'],
  ['a prerelease within a comparator', '^2.0.0-rc.1'],
  ['build metadata', '1.0.0+7'],
  ['an address', 'file:../shared'],
  ['an empty alternative', '^1.0.0 ||'],
  ['a valid and an invalid alternative', '^1.0.0 || latest'],
])('a range with %s is refused, and contains no version', (_, range) => {
  expect(isRange(range)).toBe(false);
  expect(isInRange('1.0.0', range)).toBe(false);
  expect(isInRange('1.2.3', range)).toBe(false);
});
