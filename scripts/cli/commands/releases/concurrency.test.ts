import { existsSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { remoteFixture, shellFixture, writeBuild } from '../../../tests/fixtures/releaseFixture';
import {
  type AnyRelease,
  openBundleStore,
  openRegistryStore,
  promote,
  type Stores,
  verifyChain,
} from '../../../release';
import { runLectern } from '../../../tests/fixtures/runLectern';

const KILLS = 12;
/** The first kill's latest moment, in milliseconds after the first file that a release writes. */
const FIRST_KILL_MS = 30;
const change = { by: 'Ann', command: 'test', reason: '-' };
let home = '';
let stores: Stores;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-concurrency-'));
  stores = { registry: openRegistryStore(home), bundles: openBundleStore(home) };
  await publish(shellFixture());
  await promote(stores, [shellFixture()], change);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const publish = (release: AnyRelease): Promise<void> => stores.bundles.publish(release, build(release));
const build = (release: AnyRelease): string =>
  writeBuild(join(home, 'builds', release.remote, release.version), release);

// `tests/crash/killPromotes.test.ts` does the same with 50 promotions, without the time that commands take to start.
test('12 parallel promotes from separate commands lose no update and leave no gap', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `remote-${index}`);
  for (const name of names) await publish(remoteFixture(name));
  const runs = await Promise.all(
    names.map((name) => runLectern(['promote', name, '1.0.0', '--by', name, '--home', home])),
  );
  expect(runs.filter(({ code }) => code !== 0)).toEqual([]);
  expect(await stores.registry.list()).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  const { registry } = await stores.registry.latest();
  expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
  expect(await verifyChain(stores.registry)).toEqual([]);
});

test('a release killed at any instant leaves one complete revision live', async () => {
  await publish(remoteFixture('info'));
  await promote(stores, [remoteFixture('info')], change);
  const seen = new Map<string, number>();
  let latestMs = FIRST_KILL_MS;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const version = `2.1.${kill}`;
    const folder = build(remoteFixture('info', { version }));
    const run = await runLectern(['release', 'info', '--from', folder, '--by', 'Ann', '--home', home], (child) => {
      const watcher = watch(join(home, 'bundles/info'), () => {
        watcher.close();
        void wait(Math.random() * latestMs).then(() => child.kill('SIGKILL'));
      });
    });
    const { registry, skipped } = await stores.registry.latest();
    const live = registry.remotes.info?.stable.version ?? '';
    expect(skipped).toEqual([]);
    await stores.bundles.verify('info', live);
    if (run.code === 0) expect(live).toBe(version);
    for (const published of await stores.bundles.versions('info')) await stores.bundles.verify('info', published);
    const state = live === version ? 'live' : existsSync(join(home, 'bundles/info', version)) ? 'published' : 'nothing';
    seen.set(state, (seen.get(state) ?? 0) + 1);
    // Kills come later until a release lives, and earlier until one does not: both are seen at any machine's speed.
    latestMs *= state === 'live' ? 0.6 : 1.6;
  }
  expect(await verifyChain(stores.registry)).toEqual([]);
  expect(seen.size).toBeGreaterThan(1);
  expect(readdirSync(join(home, 'registry')).filter((name) => name.endsWith('.json'))).toHaveLength(
    (await stores.registry.latest()).serial,
  );
  expect(
    (
      await runLectern([
        'release',
        'info',
        '--from',
        build(remoteFixture('info', { version: '3.0.0' })),
        '--home',
        home,
      ])
    ).code,
  ).toBe(0);
});
