import { preferredEncoding } from './acceptEncoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.0,gzip;q=0,*', 'identity'],
  ['gzip;q=0.2, *;q=0.5', 'br'],
  ['identity, br', 'br'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['BR', 'br'],
  ['br;q=x', 'identity'],
  ['zstd', 'identity'],
])('%p gets %s', (header, encoding) => {
  expect(preferredEncoding(header, ['br', 'gzip', 'identity'])).toBe(encoding);
});

test('chooses only available encodings', () => {
  expect(preferredEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
  expect(preferredEncoding('br, gzip', ['identity'])).toBe('identity');
});
