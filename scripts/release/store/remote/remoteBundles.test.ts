import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { remoteFixture, shellFixture, writeBuild } from '../../../tests/fixtures/releaseFixture';
import { TEST_STORES, type TestStore } from '../../../tests/fixtures/stores/testStores';
import { bytesOfText, type ObjectStore } from '../../objects/ObjectStore';
import { openObjects } from '../../objects/openObjects';
import type { BundleStore } from '../bundleStore';
import { sha256 } from '../hashes';
import { packFolder } from './archive';
import { openRemoteBundleStore } from './remoteBundleStore';

const info = remoteFixture('info');
const codeOf = (code: string) => ({ refusals: [expect.objectContaining({ code }) as unknown] });

describe.each(['s3', 'az'] as const)('bundles in %s', (kind) => {
  let home = '';
  let build = '';
  let testStore: TestStore;
  let objects: ObjectStore;
  let store: BundleStore;
  /** A store of another machine: the same objects, no copy yet. */
  const elsewhere = (options: { cacheBytes?: number; freshMs?: number } = {}): BundleStore =>
    openRemoteBundleStore(openObjects(testStore.url, testStore.environment).objects, {
      cache: mkdtempSync(join(home, 'cache-')),
      ...options,
    });
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'lectern-remote-'));
    build = join(home, 'build');
    testStore = await TEST_STORES[kind]();
    ({ objects } = openObjects(testStore.url, testStore.environment));
    store = elsewhere();
  });
  afterEach(async () => {
    await testStore.close();
    rmSync(home, { recursive: true, force: true });
  });

  test('one machine publishes, another reads the same files', async () => {
    expect(await store.has('info', '1.0.0')).toBe(false);
    await store.publish(info, writeBuild(build, info));
    await store.publish(shellFixture(), writeBuild(join(home, 'shell'), shellFixture()));
    const other = elsewhere();
    expect([await other.owners(), await other.versions('info'), await other.has('info', '1.0.0')]).toEqual([
      ['info', 'shell'],
      ['1.0.0'],
      true,
    ]);
    expect(await other.release('info', '1.0.0')).toEqual(info);
    const file = (await other.fileOf('info', '1.0.0', 'remoteEntry.js')) ?? '';
    expect(readFileSync(file)).toEqual(readFileSync(join(build, 'remoteEntry.js')));
    expect(await other.fileOf('info', '1.0.0', '../1.0.0/remoteEntry.js')).toBeNull();
    expect(await other.fileOf('info', '2.0.0', 'remoteEntry.js')).toBeNull();
    expect(await other.fileOf('../info', '1.0.0', 'remoteEntry.js')).toBeNull();
    expect((await other.hashes('info', '1.0.0'))?.has('remoteEntry.js')).toBe(true);
    await other.verify('info', '1.0.0');
  });

  test('the same bytes are accepted again, other ones refused with the next free version', async () => {
    await store.publish(info, writeBuild(build, info));
    await elsewhere().publish(info, build);
    const other = remoteFixture('info', { code: 'other' });
    const publishing = elsewhere().publish(other, writeBuild(join(home, 'other'), other, 'other'));
    await expect(publishing).rejects.toMatchObject(codeOf('version-exists'));
    await expect(publishing).rejects.toThrow('--version 1.0.1');
  });

  test('of two machines that publish different bytes at once, one wins and the other is refused', async () => {
    const other = remoteFixture('info', { code: 'other' });
    writeBuild(build, info);
    writeBuild(join(home, 'other'), other, 'other');
    const outcomes = await Promise.allSettled([
      elsewhere().publish(info, build),
      elsewhere().publish(other, join(home, 'other')),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await elsewhere().verify('info', '1.0.0');
  });

  test('a build that does not match its hashes is refused, and nothing is stored', async () => {
    writeBuild(build, info);
    appendFileSync(join(build, 'screen.js'), ' ');
    await expect(store.publish(info, build)).rejects.toMatchObject(codeOf('hash-mismatch'));
    expect(await objects.list('bundles/')).toEqual([]);
  });

  test('a damaged copy is fetched again; a damaged archive is reported', async () => {
    await store.publish(info, writeBuild(build, info));
    const file = (await store.fileOf('info', '1.0.0', 'screen.js')) ?? '';
    appendFileSync(file, 'x');
    await store.verify('info', '1.0.0');
    expect(readFileSync(file)).toEqual(readFileSync(join(build, 'screen.js')));
    appendFileSync(join(build, 'screen.js'), 'x');
    await objects.replace('bundles/info/1.0.0.zip', await packFolder(build));
    await expect(elsewhere().verify('info', '1.0.0')).rejects.toThrow('screen.js has');
    await objects.replace('bundles/info/1.0.0.zip', bytesOfText('no zip'));
    await expect(elsewhere().verify('info', '1.0.0')).rejects.toMatchObject({ problem: 'corrupt' });
  });

  test('an archive whose files would leave the folder is refused', async () => {
    const escaping = zipSync({ '../../escaped.js': bytesOfText('x'), 'release.json': bytesOfText('{}') });
    await objects.replace('bundles/info/1.0.0.zip', escaping);
    await expect(elsewhere().release('info', '1.0.0')).rejects.toThrow('unsafe name');
    expect(readdirSync(home)).not.toContain('escaped.js');
  });

  test('a pinned or needed version is not removed; a removed one is gone, and its version is taken', async () => {
    await store.publish(info, writeBuild(build, info));
    const unpin = await elsewhere().pin('info', '1.0.0');
    expect(await store.remove('info', '1.0.0', () => Promise.resolve(false))).toBe(false);
    await unpin();
    expect(await store.remove('info', '1.0.0', () => Promise.resolve(true))).toBe(false);
    await store.verify('info', '1.0.0');
    expect(await store.remove('info', '1.0.0', () => Promise.resolve(false))).toBe(true);
    expect([await store.has('info', '1.0.0'), await store.versions('info')]).toEqual([false, []]);
    expect(await store.fileOf('info', '1.0.0', 'screen.js')).toBeNull();
    await expect(elsewhere().publish(info, build)).rejects.toThrow('--version 1.0.1');
  });

  test('a version that is being removed can no longer be pinned', async () => {
    await store.publish(info, writeBuild(build, info));
    let seen: unknown = null;
    await store.remove('info', '1.0.0', async () => {
      await elsewhere().pin('info', '1.0.0');
      seen = await elsewhere()
        .verify('info', '1.0.0')
        .catch((error: unknown) => error);
      return false;
    });
    expect(seen).toMatchObject({ problem: 'missing' });
  });

  test('a verdict is stored beside the bundle', async () => {
    await store.publish(info, writeBuild(build, info));
    expect(await store.verdict('info', '1.0.0')).toBeNull();
    await store.saveVerdict('info', '1.0.0', '{"how":"loaded"}');
    expect(await elsewhere().verdict('info', '1.0.0')).toBe('{"how":"loaded"}');
  });

  test('copies beyond the limit make room, and come back when they are needed', async () => {
    const versions = ['1.0.0', '1.0.1', '1.0.2'];
    for (const version of versions) {
      const release = remoteFixture('info', { version });
      await store.publish(release, writeBuild(join(home, version), release));
    }
    const cache = mkdtempSync(join(home, 'small-'));
    const small = openRemoteBundleStore(objects, { cache, cacheBytes: 1 });
    for (const version of versions) {
      const file = (await small.fileOf('info', version, 'screen.js')) ?? '';
      expect(sha256(readFileSync(file, 'utf8'))).toBe(sha256(readFileSync(join(home, version, 'screen.js'), 'utf8')));
      // As if it had been used long ago.
      utimesSync(join(cache, 'info', version), 0, 0);
    }
    expect(readdirSync(join(cache, 'info'))).toEqual(['1.0.2']);
    expect(await small.fileOf('info', '1.0.0', 'screen.js')).not.toBeNull();
  });

  test('with a list that may be two seconds old, unknown versions cause no request each', async () => {
    await store.publish(info, writeBuild(build, info));
    let requests = 0;
    const counting: ObjectStore = {
      ...objects,
      list: (folder) => {
        requests += 1;
        return objects.list(folder);
      },
    };
    const gateway = openRemoteBundleStore(counting, { cache: mkdtempSync(join(home, 'gateway-')), freshMs: 2_000 });
    for (let patch = 0; patch < 50; patch += 1)
      expect(await gateway.fileOf('info', `9.9.${String(patch)}`, 'screen.js')).toBeNull();
    expect([requests, (await gateway.fileOf('info', '1.0.0', 'screen.js')) === null]).toEqual([1, false]);
  });
});
