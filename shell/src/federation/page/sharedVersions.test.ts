import { sharedVersionMismatch } from './sharedVersions';

test('names the singleton and both versions', () => {
  const provides = { react: '19.3.1', 'react-dom': '19.3.1' };
  expect(sharedVersionMismatch({ react: '^19.0.0', 'react-dom': '^19.0.0' }, provides)).toBeNull();
  expect(sharedVersionMismatch({ react: '^20.0.0' }, provides)).toBe('needs react ^20.0.0, the shell provides 19.3.1');
  expect(sharedVersionMismatch({ '@lectern/shared/host': '^1.0.0' }, provides)).toBe(
    'needs @lectern/shared/host ^1.0.0, the shell provides none',
  );
});
