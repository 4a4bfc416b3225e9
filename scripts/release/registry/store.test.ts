import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture } from '../../tests/fixtures/releaseFixture';
import { rotateReleaseKey } from '../keys/rotate';
import { changeRegistry } from './change';
import { plan } from './plan';
import { openRegistryStore, revisionFile } from './store';
import { verifyChain } from './verifyChain';

const change = { by: 'Ann', command: 'promote', reason: '-' };
let home = '';
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'lectern-registry-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const file = (serial: number): string => join(home, 'registry', revisionFile(serial));
const promote = (version: string, remote = 'info') =>
  changeRegistry(openRegistryStore(home), change, (live) =>
    plan(live, {
      kind: 'promote',
      releases: [shellFixture(), remoteFixture(remote, { version })],
    }),
  );

test('is empty before the first revision, and reading creates nothing', async () => {
  await expect(openRegistryStore(home).latest()).rejects.toMatchObject({ problem: 'empty' });
  expect(await openRegistryStore(home).list()).toEqual([]);
  expect(readdirSync(home)).toEqual([]);
});

test('appends revisions that contain the hash of the previous one', async () => {
  await promote('1.0.0');
  await promote('1.0.1');
  const store = openRegistryStore(home);
  const latest = await store.latest();
  expect(latest).toMatchObject({ serial: 2, skipped: [], tip: { serial: 2, hash: latest.hash } });
  expect(latest.registry.remotes.info?.stable.version).toBe('1.0.1');
  expect(latest.registry.previousHash).toBe((await store.read(1)).hash);
  expect(await verifyChain(store)).toEqual([]);
});

test('keeps the first revision of a serial, and resolves to taken for the second writer', async () => {
  const { registry } = await promote('1.0.0');
  await promote('1.0.1');
  const store = openRegistryStore(home);
  const second = (await store.read(2)).registry;
  expect(await store.append({ ...second, change: { ...change, by: 'Ben' } })).toBe('taken');
  expect((await store.read(2)).registry.change.by).toBe('Ann');
  expect(registry.serial).toBe(1);
});

test('refuses a revision that leaves a gap or breaks the hash chain', async () => {
  const { registry } = await promote('1.0.0');
  const store = openRegistryStore(home);
  await expect(store.append({ ...registry, serial: 3 })).rejects.toMatchObject({ problem: 'missing' });
  await expect(store.append({ ...registry, serial: 2, previousHash: 'f'.repeat(64) })).rejects.toMatchObject({
    problem: 'corrupt',
  });
  expect(await store.list()).toEqual([1]);
});

describe('with damaged files', () => {
  test.each([
    ['half a file', (text: string) => text.slice(0, text.length / 2)],
    ['an empty file', () => ''],
    ['no JSON', () => 'not json'],
    ['a missing field', (text: string) => text.replace('"shell"', '"shel"')],
    ['another serial', (text: string) => text.replace('"serial": 2', '"serial": 7')],
    ['a newer schema', (text: string) => text.replace('"schemaVersion": 1', '"schemaVersion": 2')],
  ])('%s: the last good revision is used, and the next one follows the damaged one', async (_name, damage) => {
    await promote('1.0.0');
    await promote('1.0.1');
    writeFileSync(file(2), damage(readFileSync(file(2), 'utf8')));
    const latest = await openRegistryStore(home).latest();
    expect(latest).toMatchObject({ serial: 1, tip: { serial: 2 }, skipped: [{ file: file(2) }] });
    expect(latest.skipped[0]?.error).toContain('Revision 2');
    const { registry } = await promote('1.0.2');
    expect(registry.serial).toBe(3);
    expect(registry.remotes.info?.fallback?.version).toBe('1.0.0');
    expect((await verifyChain(openRegistryStore(home))).map(({ serial }) => serial)).toEqual([2]);
  });

  test('fails when no revision is usable', async () => {
    await promote('1.0.0');
    writeFileSync(file(1), '{}');
    await expect(openRegistryStore(home).latest()).rejects.toMatchObject({
      problem: 'corrupt',
      message: expect.stringContaining('schemaVersion') as string,
    });
  });

  test('detects an altered revision and a removed one', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) await promote(version);
    writeFileSync(file(1), readFileSync(file(1), 'utf8').replace('Ann', 'Eve'));
    rmSync(file(3));
    expect((await verifyChain(openRegistryStore(home))).map(({ serial }) => serial)).toEqual([1, 2, 4, 4]);
  });
});

test('notices that the newest revision is gone, and appends nothing until the loss is accepted', async () => {
  await promote('1.0.0');
  await promote('1.0.1');
  rmSync(file(2));
  const store = openRegistryStore(home);
  expect([await store.lost(), (await store.latest()).serial]).toEqual([2, 1]);
  expect(await verifyChain(store)).toEqual([{ serial: 2, fault: 'was live, and its file is gone.' }]);
  await expect(promote('1.0.2')).rejects.toThrow('Revision 2 was live, and its file is gone.');
  await rotateReleaseKey(openRegistryStore(home), change);
  expect(await store.lost()).toBeNull();
  expect((await promote('1.0.2')).registry.serial).toBe(4);
  expect(await verifyChain(openRegistryStore(home))).toEqual([]);
});

test("ignores a killed writer's leftovers, and removes them after an hour", async () => {
  await promote('1.0.0');
  const left = join(home, 'registry', '.staged-1-abc');
  writeFileSync(left, '{"half":');
  expect((await openRegistryStore(home).latest()).serial).toBe(1);
  await promote('1.0.1');
  expect(readdirSync(join(home, 'registry'))).toContain('.staged-1-abc');
  utimesSync(left, 0, 0);
  await promote('1.0.2');
  expect(readdirSync(join(home, 'registry'))).toEqual(['000001.json', '000002.json', '000003.json']);
});

test('loses no update when many writers change the registry at once', async () => {
  await promote('1.0.0');
  const names = Array.from({ length: 30 }, (_, index) => `remote-${String.fromCharCode(97 + (index % 26))}${index}`);
  await Promise.all(names.map((name) => promote('1.0.0', name)));
  const { registry } = await openRegistryStore(home).latest();
  expect(registry.serial).toBe(31);
  expect(Object.keys(registry.remotes).sort()).toEqual(['info', ...names].sort());
});
