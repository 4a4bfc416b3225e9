import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture, writeBuild, type FixtureOptions } from '../../tests/fixtures/releaseFixture';
import { latestOrNull, retire, rollBack, verifyLive } from '../../release';
import { releaseWorkspaces, type Build } from './releaseWorkspaces';
import { openStores } from '../options/storeOptions';

const change = { by: 'Ann', command: 'start', reason: '-' };
let root = '';
let home = '';
let built: string[] = [];
let options: FixtureOptions = {};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-workspaces-'));
  home = join(root, '.lectern');
  built = [];
  options = {};
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['shell', 'mfe-info', 'shared'] }));
  for (const folder of ['shell', 'mfe-info']) {
    mkdirSync(join(root, folder));
    writePackage(folder, '1.0.0');
    edit(folder, 'first');
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const writePackage = (folder: string, version: string) =>
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ version }));
const edit = (folder: string, text: string) => writeFileSync(join(root, folder, 'source.ts'), text);

const build: Build = (owner, version, folder) => {
  built.push(`${owner} ${version}`);
  const code = readFileSync(join(root, owner === 'shell' ? 'shell' : `mfe-${owner}`, 'source.ts'), 'utf8');
  const release =
    owner === 'shell' ? shellFixture({ version, code }) : remoteFixture(owner, { version, code, ...options });
  writeBuild(folder, release, code);
  return Promise.resolve(release);
};

async function start(): Promise<{ serial: number; info: string; fallback: string | null; logged: string[] }> {
  built = [];
  const stores = openStores({ home }, 'built-here');
  const live = (await latestOrNull(stores.registry))?.registry ?? null;
  const logged: string[] = [];
  await releaseWorkspaces({ root, home, stores, live, change, log: (line) => logged.push(line), build });
  await verifyLive(stores);
  const { serial, registry } = await stores.registry.latest();
  const info = registry.remotes.info;
  return { serial, info: info?.stable.version ?? '', fallback: info?.fallback?.version ?? null, logged };
}

test('makes everything live in one revision, and changes nothing the second time', async () => {
  expect(await start()).toMatchObject({ serial: 1, info: '1.0.0' });
  expect(built).toEqual(['shell 1.0.0', 'info 1.0.0']);
  expect(await start()).toMatchObject({ serial: 1, info: '1.0.0', logged: [] });
  expect(built).toEqual([]);
});

test('releases only the edited workspace, under a version that contains its fingerprint', async () => {
  await start();
  edit('mfe-info', 'second');
  const { info, fallback, logged } = await start();
  expect(info).toMatch(/^1\.0\.0-dev\.s[0-9a-f]{8}$/);
  expect(fallback).toBe('1.0.0');
  expect(built).toEqual([`info ${info}`]);
  expect(logged).toEqual([`info 1.0.0 is published from other sources: building the current ones as ${info} …`]);
});

test('reuses an earlier build of the same sources', async () => {
  await start();
  edit('mfe-info', 'second');
  await start();
  edit('mfe-info', 'first');
  expect(await start()).toMatchObject({ info: '1.0.0' });
  expect(built).toEqual([]);
});

test('takes the next version from package.json', async () => {
  await start();
  edit('mfe-info', 'second');
  writePackage('mfe-info', '1.1.0');
  expect(await start()).toMatchObject({ info: '1.1.0', fallback: '1.0.0' });
});

test('does not undo a roll-back', async () => {
  await start();
  edit('mfe-info', 'second');
  await start();
  await rollBack(openStores({ home }, 'built-here'), 'info', null, change);
  expect(await start()).toMatchObject({ serial: 3, info: '1.0.0' });
  expect(built).toEqual([]);
});

test('does not bring back a retired remote, even with changed sources', async () => {
  await start();
  await retire(openStores({ home }, 'built-here'), 'info', change);
  edit('mfe-info', 'second');
  expect(await start()).toMatchObject({ serial: 2, info: '', logged: [expect.stringContaining('info is retired')] });
  expect(built).toEqual([]);
});

test('publishes nothing when the releases are incompatible', async () => {
  options = { requires: { react: '^20.0.0' } };
  await expect(start()).rejects.toMatchObject({ refusals: [{ code: 'shared-version' }] });
  expect(await openStores({ home }, 'built-here').bundles.owners()).toEqual([]);
  options = {};
  edit('mfe-info', 'corrected');
  expect(await start()).toMatchObject({ serial: 1, info: '1.0.0' });
});

test('builds again without sources.json, and finds the same bytes published', async () => {
  await start();
  rmSync(join(home, 'sources.json'));
  expect(await start()).toMatchObject({ serial: 1, info: '1.0.0' });
  rmSync(join(home, 'sources.json'));
  edit('mfe-info', 'second');
  expect((await start()).info).toMatch(/^1\.0\.0-dev\./);
});

test('builds the same version again when its bundle is missing', async () => {
  await start();
  rmSync(join(home, 'bundles/info'), { recursive: true });
  await expect(verifyLive(openStores({ home }, 'built-here'))).rejects.toMatchObject({
    refusals: [{ code: 'not-published' }],
  });
  expect(await start()).toMatchObject({ serial: 1, info: '1.0.0' });
  expect(built).toEqual(['info 1.0.0']);
});

test('reports a failed build, and starts no further build', async () => {
  const failing: Build = (owner) => Promise.reject(new Error(`${owner} does not build`));
  const stores = openStores({ home }, 'built-here');
  await expect(
    releaseWorkspaces({ root, home, stores, live: null, change, log: () => undefined, build: failing }),
  ).rejects.toThrow('shell does not build');
  expect(await stores.registry.list()).toEqual([]);
});
