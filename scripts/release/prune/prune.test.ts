import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { writeVerdict } from '../gate/verdicts';
import type { AnyRelease } from '../registry/liveState';
import { promote, withPins, type Stores } from '../registry/promote';
import { openRegistryStore } from '../registry/store';
import { openBundleStore } from '../store/bundleStore';
import { prune } from './prune';

const DAY = 24 * 60 * 60 * 1000;
const change = { by: 'Ann', command: 'test', reason: '-' };
let home = '';
let stores: Stores;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-prune-'));
  stores = { registry: openRegistryStore(home), bundles: openBundleStore(home) };
  await publish(shellFixture());
  for (let patch = 0; patch < 6; patch += 1) await publish(info(patch));
  await promote(stores, [shellFixture(), info(0)], change, 'none');
  await promote(stores, [info(1)], change, 'none');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Versions 1.0.0, 1.0.1 … of info, built on one day each. */
const info = (patch: number): AnyRelease => ({
  ...remoteFixture('info', { version: `1.0.${patch}` }),
  builtAt: new Date(Date.UTC(2026, 0, 1 + patch)).toISOString(),
});
const publish = (release: AnyRelease): Promise<void> =>
  stores.bundles.publish(release, writeBuild(join(home, 'builds', release.remote, release.version), release));
const versions = (): Promise<string[]> => stores.bundles.versions('info');

test('keeps the newest, the live one and its fallback', async () => {
  expect(await prune(stores, { keep: 2 })).toEqual({
    removed: [
      { owner: 'info', version: '1.0.3' },
      { owner: 'info', version: '1.0.2' },
    ],
    left: 5,
  });
  expect(await versions()).toEqual(['1.0.0', '1.0.1', '1.0.4', '1.0.5']);
  expect((await prune(stores, { keep: 2 })).removed).toEqual([]);
});

test('removes the verdict with the bundle', async () => {
  const folder = join(home, 'bundles/info');
  for (const version of ['1.0.2', '1.0.5'])
    await writeVerdict(stores.bundles, info(Number(version.at(-1))), { how: 'loaded', at: new Date().toISOString() });
  await prune(stores, { keep: 1 });
  expect(readdirSync(folder).sort()).toEqual(['1.0.0', '1.0.1', '1.0.5', '1.0.5.verdict.json']);
});

test('keeps what was live within seven days, and no longer', async () => {
  await promote(stores, [info(4)], change, 'none');
  await promote(stores, [info(5)], change, 'none');
  await prune(stores, { keep: 1 });
  expect(await versions()).toEqual(['1.0.0', '1.0.1', '1.0.4', '1.0.5']);
  await prune(stores, { keep: 1, now: Date.now() + 8 * DAY });
  expect(await versions()).toEqual(['1.0.4', '1.0.5']);
});

test('a dry run lists the same bundles and deletes none', async () => {
  const planned = await prune(stores, { keep: 1, dryRun: true });
  expect(await versions()).toHaveLength(6);
  expect(await prune(stores, { keep: 1 })).toEqual(planned);
});

test('leaves a bundle that is being promoted, and one that went live meanwhile', async () => {
  await withPins(stores.bundles, [info(2)], async () => {
    expect((await prune(stores, { keep: 1 })).removed).not.toContainEqual({ owner: 'info', version: '1.0.2' });
  });
  await publish(info(3));
  const removing = stores.bundles.remove('info', '1.0.3', () => Promise.resolve(true));
  expect(await removing).toBe(false);
  await stores.bundles.verify('info', '1.0.2');
  await stores.bundles.verify('info', '1.0.3');
  await prune(stores, { keep: 1 });
  expect(await versions()).toEqual(['1.0.0', '1.0.1', '1.0.5']);
  expect(readdirSync(join(home, 'bundles/info')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('leaves an old bundle that went live while another version was published', async () => {
  const lastWeek = new Date(Date.now() - 7 * DAY);
  utimesSync(join(home, 'bundles/info/1.0.3'), lastWeek, lastWeek);
  const isNeeded = (): Promise<boolean> => publish(info(6)).then(() => true);
  expect(await stores.bundles.remove('info', '1.0.3', isNeeded)).toBe(false);
  await stores.bundles.verify('info', '1.0.3');
});

test('puts a bundle back when it is unknown whether the bundle is needed', async () => {
  const removing = stores.bundles.remove('info', '1.0.3', () => Promise.reject(new Error('no registry')));
  await expect(removing).rejects.toThrow('no registry');
  await stores.bundles.verify('info', '1.0.3');
});

test('a promotion that can pin only some of its bundles leaves no pin', async () => {
  const pin: Stores['bundles']['pin'] = (owner, version) =>
    version === '1.0.3' ? Promise.reject(new Error('no store')) : stores.bundles.pin(owner, version);
  const promotion = withPins({ ...stores.bundles, pin }, [info(2), info(3)], () => Promise.resolve());
  await expect(promotion).rejects.toThrow('no store');
  await prune(stores, { keep: 1 });
  expect(await versions()).toEqual(['1.0.0', '1.0.1', '1.0.5']);
});

test('20 promotions beside 20 prunes leave every named bundle in place', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const promoted = promote(stores, [info(2 + (index % 3))], change, 'none').then(
        () => true,
        () => false,
      );
      await prune(stores, { keep: 1 });
      return promoted;
    }),
  );
  expect(outcomes.length).toBe(20);
  for (const serial of await stores.registry.list()) {
    const { stable } = (await stores.registry.read(serial)).registry.remotes.info!;
    await stores.bundles.verify('info', stable.version);
  }
});
