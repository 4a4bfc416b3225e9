import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { openBundleStore } from '../store/bundleStore';
import { changeRegistry } from './change';
import type { AnyRelease } from './liveState';
import { plan } from './plan';
import { promote, type Stores } from './promote';
import { restore } from './restore';
import { retire } from './retire';
import { rollBack } from './rollBack';
import { openRegistryStore } from './store';
import { verifyChain } from './verifyChain';

const change = { by: 'Ann', command: 'test', reason: '-' };
let home = '';
let stores: Stores;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-restore-'));
  stores = { registry: openRegistryStore(home), bundles: openBundleStore(home) };
  await release(shellFixture(), remoteFixture('info'), remoteFixture('commerce'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function release(...releases: AnyRelease[]): Promise<void> {
  for (const one of releases)
    await stores.bundles.publish(one, writeBuild(join(home, 'builds', one.remote, one.version), one));
  await promote(stores, releases, change, 'none');
}
const live = async (): Promise<Record<string, string>> => {
  const { remotes } = (await stores.registry.latest()).registry;
  return Object.fromEntries(Object.entries(remotes).map(([name, { stable }]) => [name, stable.version]));
};
const about = { id: 'about', path: '/about' };
const infoAbout = remoteFixture('info', { version: '1.1.0', routes: [{}, about] });
/** A route moves from info to commerce: each of the two releases fits only the other. */
const move = (): Promise<void> =>
  release(
    remoteFixture('info', { version: '1.2.0' }),
    remoteFixture('commerce', { version: '2.0.0', routes: [{}, about] }),
  );

describe('a route that moves between remotes', () => {
  test('moves in one revision, although each release alone is refused', async () => {
    await release(infoAbout);
    const commerce = remoteFixture('commerce', { version: '2.0.0', routes: [{}, about] });
    await stores.bundles.publish(commerce, writeBuild(join(home, 'builds/alone'), commerce));
    await expect(promote(stores, [commerce], change)).rejects.toMatchObject({ refusals: [{ code: 'path-owned' }] });
    await move();
    expect(await live()).toEqual({ info: '1.2.0', commerce: '2.0.0' });
    expect((await stores.registry.latest()).serial).toBe(3);
  });

  test('moves back with a restored revision, which the refused roll-back of one remote names', async () => {
    await release(infoAbout);
    await move();
    await expect(rollBack(stores, 'info', null, change)).rejects.toMatchObject({
      refusals: [{ code: 'path-owned', fix: expect.stringContaining('lectern restore 2') as string }],
    });
    await restore(stores, 2, change);
    expect(await live()).toEqual({ info: '1.1.0', commerce: '1.0.0' });
    expect(await verifyChain(stores.registry)).toEqual([]);
  });
});

test('20 promotions at once, of one or two releases each, lose nothing', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `remote-${index}`);
  const releases = names.map((name) => remoteFixture(name));
  for (const one of releases) await stores.bundles.publish(one, writeBuild(join(home, 'builds', one.remote), one));
  const groups = Array.from({ length: 20 }, (_, index) =>
    index < 10 ? releases.slice(2 * index, 2 * index + 2) : releases.slice(10 + index, 11 + index),
  );
  const results = await Promise.all(groups.map((group) => promote(stores, group, change, 'none')));
  expect(new Set(results.map(({ registry }) => registry.serial)).size).toBe(20);
  expect(Object.keys(await live()).sort()).toEqual(['commerce', 'info', ...names].sort());
  expect(await stores.registry.list()).toHaveLength(21);
  expect(await verifyChain(stores.registry)).toEqual([]);
});

describe('restore', () => {
  test('retires what was added later, and does nothing the second time', async () => {
    await release(remoteFixture('events'));
    expect((await restore(stores, 1, change)).created).toBe(true);
    expect(await live()).toEqual({ info: '1.0.0', commerce: '1.0.0' });
    expect((await restore(stores, 1, change)).created).toBe(false);
  });

  test('keeps maintenance as it is now', async () => {
    await release(infoAbout);
    const notice = { message: 'Back soon.' };
    await changeRegistry(stores.registry, change, (state) =>
      plan(state, { kind: 'maintenance', notice, remote: null }),
    );
    expect((await restore(stores, 1, change)).registry.maintenance).toEqual(notice);
  });

  test('refuses a release that is damaged, and leaves out a fallback that is no longer published', async () => {
    await release(infoAbout);
    await release(remoteFixture('info', { version: '1.2.0' }));
    rmSync(join(home, 'bundles/info/1.0.0'), { recursive: true });
    expect((await restore(stores, 2, change)).registry.remotes.info).toMatchObject({
      stable: { version: '1.1.0' },
      fallback: null,
    });
    appendFileSync(join(home, 'bundles/info/1.2.0/screen.js'), 'x');
    await expect(restore(stores, 3, change)).rejects.toMatchObject({ refusals: [{ code: 'hash-mismatch' }] });
    await expect(restore(stores, 1, change)).rejects.toMatchObject({ refusals: [{ code: 'not-published' }] });
    expect(await live()).toMatchObject({ info: '1.1.0' });
  });

  test('rejects for a serial that does not exist', async () => {
    await expect(restore(stores, 9, change)).rejects.toMatchObject({ problem: 'missing' });
  });
});

describe('retire', () => {
  test('takes the remote and its maintenance off the site, and a promotion brings it back', async () => {
    const notice = { message: 'Back soon.' };
    await changeRegistry(stores.registry, change, (state) =>
      plan(state, { kind: 'maintenance', notice, remote: 'info' }),
    );
    const { registry } = await retire(stores, 'info', change);
    expect([Object.keys(registry.remotes), registry.maintenance]).toEqual([['commerce'], null]);
    expect((await retire(stores, 'info', change)).created).toBe(false);
    await promote(stores, [remoteFixture('info')], change);
    expect(await live()).toEqual({ info: '1.0.0', commerce: '1.0.0' });
  });
});
