import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { integrityOf } from './hashes';
import { openBundleStore, type BundleStore } from './bundleStore';

let home = '';
let build = '';
let store: BundleStore;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-bundles-'));
  build = join(home, 'build');
  store = openBundleStore(home);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const info = remoteFixture('info');
const codeOf = (code: string) => ({ refusals: [expect.objectContaining({ code }) as unknown] });

test('publishes a complete build', async () => {
  expect(await store.has('info', '1.0.0')).toBe(false);
  await store.publish(info, writeBuild(build, info));
  expect(await store.has('info', '1.0.0')).toBe(true);
  expect(await store.release('info', '1.0.0')).toEqual(info);
  expect(readFileSync((await store.fileOf('info', '1.0.0', 'remoteEntry.js')) ?? '', 'utf8')).toBe(
    '/* info 1.0.0 remoteEntry.js */',
  );
  expect(readdirSync(join(home, 'bundles/info'))).toEqual(['1.0.0']);
  await store.verify('info', '1.0.0');
});

test('lists owners, and versions in semver order', async () => {
  for (const version of ['1.10.0', '1.9.0', '1.10.0-dev.1']) {
    const release = remoteFixture('info', { version });
    await store.publish(release, writeBuild(join(home, version), release));
    // A pre-release with `.verdict.json` after it is a valid version, too.
    await store.saveVerdict('info', version, '{}');
  }
  await store.publish(shellFixture(), writeBuild(build, shellFixture()));
  expect(await store.versions('info')).toEqual(['1.9.0', '1.10.0-dev.1', '1.10.0']);
  expect(await store.owners()).toEqual(['info', 'shell']);
  expect(await store.versions('nobody')).toEqual([]);
});

describe('an existing version', () => {
  beforeEach(() => store.publish(info, writeBuild(build, info)));

  test('accepts the same bytes again, even when built later', async () => {
    const later = { ...info, builtAt: '2027-01-01T00:00:00Z', commit: 'abcdef0' };
    await store.publish(later, writeBuild(join(home, 'again'), later));
    expect(await store.release('info', '1.0.0')).toEqual(info);
  });

  test('refuses different bytes, and suggests the next free patch version', async () => {
    const next = remoteFixture('info', { version: '1.0.1' });
    await store.publish(next, writeBuild(join(home, 'next'), next));
    const other = remoteFixture('info', { code: 'other' });
    await expect(store.publish(other, writeBuild(join(home, 'other'), other, 'other'))).rejects.toMatchObject(
      codeOf('version-exists'),
    );
    await expect(store.publish(other, join(home, 'other'))).rejects.toThrow('--version 1.0.2');
    expect(await store.release('info', '1.0.0')).toEqual(info);
  });

  test('refuses an additional file', async () => {
    writeFileSync(join(writeBuild(join(home, 'more'), info), 'extra.js'), '');
    await expect(store.publish(info, join(home, 'more'))).rejects.toMatchObject(codeOf('version-exists'));
  });
});

describe('a build that does not match its release.json', () => {
  test.each<[string, (folder: string) => void, RegExp]>([
    [
      'altered bytes',
      (folder) => writeFileSync(join(folder, 'screen.js'), '/* info 1.0.0 screen.jS */'),
      /screen\.js has the hash/,
    ],
    ['more bytes', (folder) => appendFileSync(join(folder, 'screen.js'), ' '), /bytes instead of/],
    ['a missing file', (folder) => rmSync(join(folder, 'remoteEntry.js')), /remoteEntry\.js is missing/],
    [
      'compressed from other bytes',
      (folder) => writeFileSync(join(folder, 'screen.js.gz'), new Uint8Array(gzipSync('alert(1)'))),
      /screen\.js\.gz does not unpack/,
    ],
    [
      'compressed badly',
      (folder) => writeFileSync(join(folder, 'screen.js.br'), 'x'),
      /screen\.js\.br does not unpack/,
    ],
    ['no release.json', (folder) => rmSync(join(folder, 'release.json')), /release\.json is not usable/],
    [
      'another release.json',
      (folder) =>
        writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...info, builtAt: '2020-01-01T00:00:00Z' })),
      /to another build/,
    ],
    [
      'a link out of the folder',
      (folder) => symlinkSync('/etc/passwd', join(folder, 'link.js')),
      /neither a file nor a folder/,
    ],
  ])('%s', async (_name, damage, reason) => {
    damage(writeBuild(build, info));
    await expect(store.publish(info, build)).rejects.toThrow(reason);
    expect(await store.has('info', '1.0.0')).toBe(false);
    expect(readdirSync(join(home, 'bundles/info'))).toEqual([]);
  });

  test('is refused when assets belong to another version or lead outside', async () => {
    for (const url of [
      '/remotes/info/0.9.0/remoteEntry.js',
      '/remotes/info/1.0.0/../1.0.0/remoteEntry.js',
      'https://elsewhere.example/remoteEntry.js',
    ]) {
      const release = { ...info, entry: { ...info.entry, url } };
      await expect(store.publish(release, writeBuild(join(home, 'bad'), release))).rejects.toMatchObject(
        codeOf('hash-mismatch'),
      );
    }
  });

  test('is refused when its container global belongs to another version', async () => {
    const release = { ...info, global: 'info_0_9_0' };
    await expect(store.publish(release, writeBuild(build, release))).rejects.toThrow(
      /expected info_1_0_0, found info_0_9_0/,
    );
  });
});

test.each<[string, (folder: string) => void, RegExp]>([
  ['a lazy chunk', (folder) => appendFileSync(join(folder, 'lazy.js'), ' '), /lazy\.js has the hash/],
  ['a lazy stylesheet', (folder) => writeFileSync(join(folder, 'lazy.css'), 'b{}'), /lazy\.css has the hash/],
  ['a compressed copy', (folder) => appendFileSync(join(folder, 'lazy.js.gz'), ' '), /lazy\.js\.gz has the hash/],
  ['a removed worker', (folder) => rmSync(join(folder, 'sw.js')), /sw\.js is missing/],
  ['an added file', (folder) => writeFileSync(join(folder, 'extra.js'), ''), /extra\.js is not named/],
])('every file of a bundle is checked: %s', async (_name, damage, reason) => {
  writeBuild(build, info);
  const more = { 'lazy.js': 'lazy()', 'lazy.css': 'a{}', 'lazy.js.gz': 'zip', 'sw.js': 'worker()' };
  const described = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as { files: Record<string, string> };
  for (const [name, text] of Object.entries(more)) {
    writeFileSync(join(build, name), text);
    described.files[name] = integrityOf(new TextEncoder().encode(text));
  }
  writeFileSync(join(build, 'release.json'), JSON.stringify(described));
  await store.publish(info, build);
  await store.verify('info', '1.0.0');
  damage(join(home, 'bundles/info/1.0.0'));
  await expect(store.verify('info', '1.0.0')).rejects.toThrow(reason);
});

test('refuses a build without hashes of all files, and still reads a release that was published without', async () => {
  writeBuild(build, info);
  writeFileSync(join(build, 'release.json'), JSON.stringify(info));
  await expect(store.publish(info, build)).rejects.toThrow(/no hashes of all files/);
  mkdirSync(join(home, 'bundles/info'), { recursive: true });
  renameSync(build, join(home, 'bundles/info/1.0.0'));
  expect(await store.hashes('info', '1.0.0')).toBeNull();
  await store.verify('info', '1.0.0');
});

test('detects an altered published file', async () => {
  await store.publish(info, writeBuild(build, info));
  appendFileSync(join(home, 'bundles/info/1.0.0/screen.js'), 'x');
  await expect(store.verify('info', '1.0.0')).rejects.toMatchObject(codeOf('hash-mismatch'));
});

test('a damaged release.json of a published version is named, and nobody is told to build it', async () => {
  await store.publish(info, writeBuild(build, info));
  const file = join(home, 'bundles/info/1.0.0/release.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
  const damaged = {
    problem: 'corrupt',
    message: expect.stringMatching(/1\.0\.0 is damaged: .*Restore it from a backup/) as string,
  };
  await expect(store.release('info', '1.0.0')).rejects.toMatchObject(damaged);
  await expect(store.verify('info', '1.0.0')).rejects.toMatchObject(damaged);
  await expect(store.publish(info, build)).rejects.toMatchObject(damaged);
});

test('returns no file for an unsafe name', async () => {
  await store.publish(info, writeBuild(build, info));
  expect(existsSync(join(home, 'bundles/info/1.0.0/../1.0.0/screen.js'))).toBe(true);
  for (const file of [
    '../1.0.0/screen.js',
    './screen.js',
    '/screen.js',
    'screen.js/',
    '',
    '..',
    '.',
    'a/../screen.js',
    'screen.js\0',
    '..\\screen.js',
    'nothing.js',
    `${'a'.repeat(300)}.js`,
    `screen.js/${'a'.repeat(300)}/b.js`,
  ]) {
    expect(await store.fileOf('info', '1.0.0', file)).toBeNull();
  }
  expect(await store.fileOf('../bundles/info', '1.0.0', 'screen.js')).toBeNull();
  expect(await store.fileOf('info', '../info/1.0.0', 'screen.js')).toBeNull();
  expect(await store.fileOf('info', '.', '1.0.0/screen.js')).toBeNull();
});

test('allows two writers to publish the same build at once', async () => {
  writeBuild(build, info);
  await Promise.all(Array.from({ length: 8 }, () => store.publish(info, build)));
  expect(readdirSync(join(home, 'bundles/info'))).toEqual(['1.0.0']);
});
