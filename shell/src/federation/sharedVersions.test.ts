import { isInRange, sharedVersionMismatch } from './sharedVersions';

it.each([
  ['19.3.1', '^19.0.0', true],
  ['19.3.1', '^19.3.1', true],
  ['19.3.1', '^19.4.0', false],
  ['20.0.0', '^19.0.0', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.5.0', '>=1.0.0 <2.0.0', true],
  ['2.0.0', '>=1.0.0 <2.0.0', false],
  ['1.0.0', '>1.0.0', false],
  ['1.0.0', '<=1.0.0', true],
  ['3.0.0', '^1.0.0 || ^3.0.0', true],
  ['1.0.0', '1.0.0', true],
  ['1.0.0', '=1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['2.0.0-rc.1', '^2.0.0', false],
  ['2.0.0-rc.1', '2.0.0-rc.1', true],
  ['1.0.0', 'latest', false],
  ['1.0.0', '', false],
  ['1.0.0', '*', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

it('names the singleton and both versions', () => {
  const provides = { react: '19.3.1', 'react-dom': '19.3.1' };
  expect(sharedVersionMismatch({ react: '^19.0.0', 'react-dom': '^19.0.0' }, provides)).toBeNull();
  expect(sharedVersionMismatch({ react: '^20.0.0' }, provides)).toBe('needs react ^20.0.0, the shell provides 19.3.1');
  expect(sharedVersionMismatch({ '@lectern/shared/host': '^1.0.0' }, provides)).toBe(
    'needs @lectern/shared/host ^1.0.0, the shell provides none',
  );
});
