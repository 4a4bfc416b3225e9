import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_STORES, type TestStore } from '../../tests/fixtures/stores/testStores';
import { remoteFixture, shellFixture } from '../../tests/fixtures/releaseFixture';
import { rotateReleaseKey } from '../keys/rotate';
import { bytesOfText, type ObjectStore } from '../objects/ObjectStore';
import { openObjects } from '../objects/openObjects';
import { StoreError } from '../store/StoreError';
import { changeRegistry } from './change';
import { plan } from './plan';
import { revisionFile } from './readRevision';
import { openRegistryStore, type RegistryStore } from './store';
import { verifyChain } from './verifyChain';

const change = { by: 'Ann', command: 'promote', reason: '-' };
const promoteIn = (store: RegistryStore, version: string, remote = 'info') =>
  changeRegistry(store, change, (live) =>
    plan(live, { kind: 'promote', releases: [shellFixture(), remoteFixture(remote, { version })] }),
  );

describe.each(['file', 's3', 'az'] as const)('a registry in %s', (kind) => {
  let home = '';
  let testStore: TestStore;
  let objects: ObjectStore;
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'lectern-registry-'));
    testStore = await TEST_STORES[kind]();
    ({ objects } = openObjects(testStore.url, testStore.environment));
  });
  afterEach(async () => {
    await testStore.close();
    rmSync(home, { recursive: true, force: true });
  });

  const open = (): RegistryStore => openRegistryStore(home, openObjects(testStore.url, testStore.environment).objects);
  const keyOf = (serial: number): string => `registry/${revisionFile(serial)}`;
  const readText = async (serial: number): Promise<string> =>
    new TextDecoder().decode((await objects.get(keyOf(serial)))?.bytes);
  const promote = (version: string, remote?: string) => promoteIn(open(), version, remote);

  test('is empty before the first revision, and reading creates nothing', async () => {
    await expect(open().latest()).rejects.toMatchObject({ problem: 'empty' });
    expect(await open().list()).toEqual([]);
    expect([readdirSync(home), await objects.list('')]).toEqual([[], []]);
  });

  test('appends revisions that contain the hash of the previous one', async () => {
    await promote('1.0.0');
    await promote('1.0.1');
    const store = open();
    const latest = await store.latest();
    expect(latest).toMatchObject({ serial: 2, skipped: [], tip: { serial: 2, hash: latest.hash } });
    expect(latest.registry.remotes.info?.stable.version).toBe('1.0.1');
    expect(latest.registry.previousHash).toBe((await store.read(1)).hash);
    expect(await verifyChain(store)).toEqual([]);
  });

  test('keeps the first revision of a serial, and resolves to taken for the second writer', async () => {
    const { registry } = await promote('1.0.0');
    await promote('1.0.1');
    const store = open();
    const second = (await store.read(2)).registry;
    expect(await store.append({ ...second, change: { ...change, by: 'Ben' } })).toBe('taken');
    expect((await store.read(2)).registry.change.by).toBe('Ann');
    expect(registry.serial).toBe(1);
  });

  test('refuses a revision that leaves a gap or breaks the hash chain', async () => {
    const { registry } = await promote('1.0.0');
    const store = open();
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
    ])('%s: the last good revision is used, and the next one follows the damaged one', async (_name, damage) => {
      await promote('1.0.0');
      await promote('1.0.1');
      await objects.replace(keyOf(2), bytesOfText(damage(await readText(2))));
      const latest = await open().latest();
      expect(latest).toMatchObject({ serial: 1, tip: { serial: 2 }, skipped: [{ file: objects.addressOf(keyOf(2)) }] });
      expect(latest.skipped[0]?.error).toContain('Revision 2');
      const { registry } = await promote('1.0.2');
      expect(registry.serial).toBe(3);
      expect(registry.remotes.info?.fallback?.version).toBe('1.0.0');
      expect((await verifyChain(open())).map(({ serial }) => serial)).toEqual([2]);
    });

    test('fails when no revision is usable', async () => {
      await promote('1.0.0');
      await objects.replace(keyOf(1), bytesOfText('{}'));
      await expect(open().latest()).rejects.toMatchObject({
        problem: 'corrupt',
        message: expect.stringContaining('schemaVersion') as string,
      });
    });

    test('a newer format is named as such, with what to start', async () => {
      await promote('1.0.0');
      await objects.replace(
        keyOf(1),
        bytesOfText((await readText(1)).replace('"schemaVersion": 1', '"schemaVersion": 2')),
      );
      const failure = {
        problem: 'newer',
        message: expect.stringMatching(/has the format 2;.* newer program/) as string,
      };
      await expect(open().latest()).rejects.toMatchObject(failure);
      await expect(open().read(1)).rejects.toMatchObject(failure);
    });

    test('nothing is appended after a revision of a newer format, also behind a damaged one', async () => {
      await promote('1.0.0');
      await promote('1.0.1');
      await promote('1.0.2');
      const newer = (await readText(2)).replace('"schemaVersion": 1', '"schemaVersion": 2');
      await objects.replace(keyOf(2), bytesOfText(newer));
      await objects.replace(keyOf(3), bytesOfText('{}'));
      expect(await open().latest()).toMatchObject({ serial: 1, tip: { serial: 3 } });
      await expect(promote('1.0.3')).rejects.toMatchObject({ problem: 'newer' });
      await objects.remove(keyOf(3));
      await expect(promote('1.0.3')).rejects.toMatchObject({ problem: 'newer' });
      expect(await open().list()).toEqual([1, 2]);
    });

    test('detects an altered revision and a removed one', async () => {
      for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) await promote(version);
      await objects.replace(keyOf(1), bytesOfText((await readText(1)).replace('Ann', 'Eve')));
      await objects.remove(keyOf(3));
      expect((await verifyChain(open())).map(({ serial }) => serial)).toEqual([1, 2, 4, 4]);
    });
  });

  test('notices that the newest revision is gone, and appends nothing until the loss is accepted', async () => {
    await promote('1.0.0');
    await promote('1.0.1');
    await objects.remove(keyOf(2));
    const store = open();
    expect([await store.lost(), (await store.latest()).serial]).toEqual([2, 1]);
    expect(await verifyChain(store)).toEqual([{ serial: 2, fault: 'was live, and its file is gone.' }]);
    await expect(promote('1.0.2')).rejects.toThrow('Revision 2 was live, and its file is gone.');
    await rotateReleaseKey(open(), change);
    expect(await store.lost()).toBeNull();
    expect((await promote('1.0.2')).registry.serial).toBe(4);
    expect(await verifyChain(open())).toEqual([]);
  });

  test('loses no update when many writers change the registry at once', async () => {
    await promote('1.0.0');
    const names = Array.from(
      { length: kind === 'file' ? 30 : 8 },
      (_, index) => `remote-${String.fromCharCode(97 + (index % 26))}${index}`,
    );
    await Promise.all(names.map((name) => promote('1.0.0', name)));
    const { registry } = await open().latest();
    expect(registry.serial).toBe(names.length + 1);
    expect(Object.keys(registry.remotes).sort()).toEqual(['info', ...names].sort());
  });

  test('knows that a newer revision exists', async () => {
    await promote('1.0.0');
    const store = open();
    expect(await store.isNewest(1)).toBe(true);
    await promote('1.0.1');
    expect([await store.isNewest(1), await store.isNewest(2)]).toEqual([false, true]);
  });
});

test("ignores a killed writer's leftovers, and removes them after an hour", async () => {
  const home = mkdtempSync(join(tmpdir(), 'lectern-registry-'));
  const promote = (version: string) => promoteIn(openRegistryStore(home), version);
  await promote('1.0.0');
  const left = join(home, 'registry', '.staged-1-abc');
  writeFileSync(left, '{"half":');
  expect((await openRegistryStore(home).latest()).serial).toBe(1);
  await promote('1.0.1');
  expect(readdirSync(join(home, 'registry'))).toContain('.staged-1-abc');
  utimesSync(left, 0, 0);
  await promote('1.0.2');
  expect(readdirSync(join(home, 'registry'))).toEqual(['000001.json', '000002.json', '000003.json']);
  rmSync(home, { recursive: true, force: true });
});

test('revisions that may not be read are no damaged ones', async () => {
  const home = mkdtempSync(join(tmpdir(), 'lectern-registry-'));
  const { objects } = openObjects(`file:${home}`, {});
  await promoteIn(openRegistryStore(home), '1.0.0');
  const forbidden = new StoreError('unreadable', 'EACCES: permission denied');
  const get = () => Promise.reject(forbidden);
  await expect(openRegistryStore(home, { ...objects, get }).latest()).rejects.toMatchObject({
    problem: 'unreadable',
    message: "Revision 1 can't be read: EACCES: permission denied",
  });
  rmSync(home, { recursive: true });
});
