import {
  ContractError,
  fileUrl,
  parseBoot,
  parseRegistry,
  parseRelease,
  parseRemoteDefinition,
  parseShellRelease,
} from './index';

const integrity = `sha384-${'A'.repeat(64)}`;
const asset = (file: string) => ({ url: `/remotes/info/1.0.0/${file}`, integrity, bytes: 10 });
const route = {
  id: 'contact',
  path: '/contact',
  screen: 'ContactScreen',
  access: 'public',
  title: 'Contact',
  module: './ContactScreen',
  assets: { js: [asset('1.js')], css: [] },
};
const release = {
  remote: 'info',
  version: '1.0.0',
  builtAt: '2026-11-21T10:00:00.000Z',
  commit: 'abcdef0',
  global: 'info_1_0_0',
  entry: asset('remoteEntry.js'),
  requires: { react: '^19.0.0' },
  routes: [route],
};
const shell = {
  remote: 'shell',
  version: '1.0.0',
  builtAt: '2026-11-21T10:00:00Z',
  commit: 'unknown',
  template: asset('template.html'),
  assets: { js: [asset('main.js')], css: [] },
  provides: { react: '19.3.1' },
  routes: [],
};
const registry = {
  schemaVersion: 1,
  serial: 1,
  previousHash: '',
  updatedAt: '2026-11-21T10:00:00Z',
  change: { by: 'ada', command: 'lectern start', reason: '-' },
  shell: { stable: shell, fallback: null, canary: null },
  remotes: { info: { stable: release, fallback: null, canary: { release, percent: 5, salt: 's' } } },
  maintenance: { message: 'Back soon', remotes: ['info'] },
};
const config = {
  backend: { kind: 'local', projectId: 'p', storageBucket: 'b' },
  homeUrl: 'https://lectern.example/',
  openBuckets: ['open-courses'],
};

/** Returns the message of the ContractError that `parse` throws; fails the test when it does not throw. */
function refusal(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    expect(error).toBeInstanceOf(ContractError);
    return (error as ContractError).message;
  }
  throw new Error('the parser accepted invalid data');
}

test('valid data parses to itself', () => {
  expect(parseRelease(release, 'release')).toEqual(release);
  expect(parseShellRelease(shell, 'release')).toEqual(shell);
  expect(parseRegistry(registry)).toEqual(registry);
  expect(parseBoot({ registry, config })).toEqual({ registry, config });
});

test('an unknown field of a newer writer is dropped', () => {
  expect(parseRelease({ ...release, signature: 'x' }, 'release')).toEqual(release);
});

test.each([
  ['text instead of an object', 'text', 'registry: expected an object, found "text"'],
  ['another schema', { ...registry, schemaVersion: 2 }, 'registry.schemaVersion: expected 1, found 2'],
  [
    'serial zero',
    { ...registry, serial: 0 },
    'registry.serial: expected a whole number from 1 to 9007199254740991, found 0',
  ],
  [
    'a short hash',
    { ...registry, previousHash: 'abc' },
    'registry.previousHash: expected a sha256 in hexadecimal, or "" for the first revision, found "abc"',
  ],
  ['no shell', { ...registry, shell: undefined }, 'registry.shell: expected an object, found nothing'],
  ['remotes as array', { ...registry, remotes: [] }, 'registry.remotes: expected an object, found an array'],
  [
    'a percentage over 100',
    { ...registry, remotes: { info: { ...registry.remotes.info, canary: { release, percent: 101, salt: 's' } } } },
    'registry.remotes.info.canary.percent: expected a whole number from 0 to 100, found 101',
  ],
])('a registry with %s is refused with path and value', (_, value, message) => {
  expect(refusal(() => parseRegistry(value))).toBe(message);
});

test.each([
  [
    'an entry with empty integrity',
    { ...release, entry: { ...release.entry, integrity: '' } },
    'release.entry.integrity',
  ],
  [
    'a protocol-relative URL',
    { ...release, entry: { ...release.entry, url: '//evil.example/x.js' } },
    'release.entry.url',
  ],
  ['a javascript: URL', { ...release, entry: { ...release.entry, url: 'javascript:alert(1)' } }, 'release.entry.url'],
  ['a version with a slash', { ...release, version: '1.0.0/..' }, 'release.version'],
  ['an unknown access', { ...release, routes: [{ ...route, access: 'everyone' }] }, 'release.routes[0].access'],
  ['a missing access', { ...release, routes: [{ ...route, access: undefined }] }, 'release.routes[0].access'],
  ['a repeated path', { ...release, routes: [route, { ...route, id: 'again' }] }, 'release.routes[1].path'],
  ['a global that is not an identifier', { ...release, global: 'info-1' }, 'release.global'],
])('a release with %s is refused at its path', (_, value, path) => {
  expect(refusal(() => parseRelease(value, 'release')).startsWith(`${path}: expected`)).toBe(true);
});

test.each([
  ['a path without a slash', { path: 'books' }, 'remote.routes[0].path: expected a path'],
  ['an empty segment', { path: '/a//b' }, 'remote.routes[0].path: expected a path'],
  ['a repeated parameter', { path: '/:a/:a' }, 'remote.routes[0].path: expected a path'],
  ['a wildcard', { path: '/a/*' }, 'remote.routes[0].path: expected a path'],
  ['an invalid screen name', { screen: 'books' }, 'remote.routes[0].screen: expected the name of a file'],
  ['an id with a capital', { id: 'Books' }, 'remote.routes[0].id: expected a route id'],
  ['an empty title', { title: ' ' }, 'remote.routes[0].title: expected a title'],
])('a declaration with %s is refused', (_, change, message) => {
  const route = { id: 'books', path: '/books', screen: 'BooksScreen', access: 'public', title: 'Books' };
  expect(refusal(() => parseRemoteDefinition({ name: 'commerce', routes: [{ ...route, ...change }] }))).toContain(
    message,
  );
});

test('paths that differ only in parameter names are refused as duplicates', () => {
  const route = { screen: 'AScreen', access: 'public', title: 'A' };
  const routes = [
    { ...route, id: 'a', path: '/x/:id' },
    { ...route, id: 'b', path: '/x/:name' },
  ];
  expect(refusal(() => parseRemoteDefinition({ name: 'r', routes }))).toContain(
    'remote.routes[1].path: expected a path that no other route has ("a" has it)',
  );
});

test('files of the published catalogue are on the site where it serves them, all others in storage', () => {
  const hosted = {
    kind: 'hosted',
    projectId: 'p',
    storageBucket: 'b',
    apiKey: 'k',
    authDomain: 'd',
    appId: 'i',
  } as const;
  const onSite = { ...hosted, catalogue: 'site' } as const;
  const list = 'catalogue/files/all-1.json';
  expect(fileUrl(hosted, list)).toMatch(/^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/b\/o\//);
  for (const path of [list, 'catalogue/pointer.json', 'catalogue/courses/c1.json'])
    expect(fileUrl(onSite, path)).toBe(fileUrl({ kind: 'local', projectId: 'p', storageBucket: 'b' }, path));
  for (const path of ['catalogue/covers/c1.png', 'courses/c1/intro.mp4'])
    expect(fileUrl(onSite, path)).toBe(fileUrl(hosted, path));
});
