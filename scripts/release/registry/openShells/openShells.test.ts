import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '../../../tests/bench/canary/simulate';
import { shellFixture } from '../../../tests/fixtures/releaseFixture';
import { dryRunStores } from '../../preview/dryRun';
import { openBundleStore } from '../../store/bundleStore';
import { changeRegistry } from '../change';
import { revisionFile } from '../readRevision';
import { openRegistryStore, type RegistryStore } from '../store';
import { createOpenShells } from './openShells';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-01T00:00:00Z');
const change = { by: 'Ann', command: 'test', reason: '-' };

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-shells-'));
});
afterEach(() => rmSync(home, { recursive: true }));

type Canary = { version: string; percent: number };

/** Appends a revision at a time, with a stable shell and perhaps a canary. */
const append = (store: RegistryStore, at: number, version: string, canary?: Canary): Promise<unknown> =>
  changeRegistry(
    store,
    change,
    () => ({
      shell: {
        stable: shellFixture({ version }),
        fallback: null,
        canary: canary
          ? { release: shellFixture({ version: canary.version }), percent: canary.percent, salt: 's' }
          : null,
      },
      remotes: {},
      maintenance: null,
    }),
    () => at,
  );

/** Counts the revisions that are read. */
function counted(store: RegistryStore): { store: RegistryStore; reads: () => number } {
  let reads = 0;
  const read = (serial: number): ReturnType<RegistryStore['read']> => {
    reads += 1;
    return store.read(serial);
  };
  return { store: { ...store, read }, reads: () => reads };
}

const versionsAt = async (store: RegistryStore, now: number): Promise<string[]> =>
  (await createOpenShells(store)(now)).map(({ release }) => release.version);

test('shells that were a canary in the last seven days may be open in tabs too', async () => {
  const store = openRegistryStore(home);
  await append(store, START, '1.0.0', { version: '1.1.0', percent: 5 });
  await append(store, START + 3 * DAY, '1.0.0');
  await append(store, START + 6 * DAY, '1.0.0', { version: '1.2.0', percent: 5 });
  await append(store, START + 9 * DAY, '1.0.0', { version: '1.3.0', percent: 0 });
  await append(store, START + 12 * DAY, '1.0.0');
  expect(await versionsAt(store, START + 13 * DAY)).toEqual(['1.0.0', '1.2.0']);
});

test('reads a revision once, whatever process asks, and few that were replaced over seven days ago', async () => {
  const { store, reads } = counted(openRegistryStore(home));
  for (let day = 0; day < 60; day += 1) await append(store, START + (day * DAY) / 4, `1.0.${String(day)}`);
  const now = START + 15 * DAY;
  const first = await versionsAt(store, now);
  expect(first).toHaveLength(29);
  expect(reads()).toBe(32);

  const before = reads();
  expect(await versionsAt(store, now)).toEqual(first);
  expect(reads()).toBe(before);
  await append(store, now, '1.1.0');
  const readsToAppend = reads();
  expect(await versionsAt(store, now + 1)).toEqual(['1.1.0', ...first.slice(0, -1)]);
  expect(reads() - readsToAppend).toBe(1);
});

test('a checkpoint of another store, or a damaged one, is not used', async () => {
  const [store, other] = [openRegistryStore(home), openRegistryStore(join(home, 'other'))];
  for (let number = 0; number < 40; number += 1) {
    await append(store, START + number, '1.0.0');
    await append(other, START + number, '2.0.0');
  }
  expect(await versionsAt(store, START + DAY)).toEqual(['1.0.0']);
  expect(existsSync(join(home, 'cache/open-shells.json'))).toBe(true);
  expect(await versionsAt({ ...other, cacheFolder: store.cacheFolder }, START + DAY)).toEqual(['2.0.0']);
  for (const text of ['', '{', '{"serial":40,"hash":"","shells":[{}]}']) {
    writeFileSync(join(home, 'cache/open-shells.json'), text);
    expect(await versionsAt(store, START + DAY)).toEqual(['1.0.0']);
  }
});

test('a dry run and a home that can’t be written to get the same result without a checkpoint', async () => {
  const store = openRegistryStore(home);
  for (let number = 0; number < 40; number += 1) await append(store, START + number, '1.0.0');
  const { registry } = dryRunStores({ registry: store, bundles: openBundleStore(home) });
  expect(await versionsAt(registry, START + DAY)).toEqual(['1.0.0']);
  expect(existsSync(join(home, 'cache'))).toBe(false);
  mkdirSync(join(home, 'file'));
  writeFileSync(join(home, 'file/cache'), '');
  expect(await versionsAt({ ...store, cacheFolder: join(home, 'file/cache') }, START + DAY)).toEqual(['1.0.0']);
});

/** A revision as it was appended; `isDamaged` once its file has been overwritten. */
type Appended = { at: number; shells: string[]; isDamaged: boolean };

/** The definition: each shell with the end of the last revision that gave it, if that is less than seven days ago. */
function expectedAt(log: readonly Appended[], now: number): [version: string, until: number][] {
  const found = new Map<string, number>();
  let until = now;
  for (const { at, shells } of log.filter(({ isDamaged }) => !isDamaged).toReversed()) {
    for (const version of shells) if (until >= now - 7 * DAY && !found.has(version)) found.set(version, until);
    until = at;
  }
  return [...found];
}

test('agrees with the definition on any history, with canaries, damaged revisions and restarts', async () => {
  const store = openRegistryStore(home);
  const draw = randomOf(14);
  const random = (bound: number): number => Math.floor(draw() * bound);
  const log: Appended[] = [];
  let [now, find] = [START, createOpenShells(store)];
  for (let serial = 1; serial <= 80; serial += 1) {
    now += random(3) * random(DAY / 5);
    const [version, other] = [`1.${String(random(6))}.0`, `2.${String(random(4))}.0`];
    const percent = random(3) * 5;
    await append(store, now, version, { version: other, percent });
    log.push({ at: now, shells: percent > 0 ? [version, other] : [version], isDamaged: random(25) === 0 });
    if (log.at(-1)?.isDamaged) writeFileSync(join(home, 'registry', revisionFile(serial)), 'damaged');
    if (random(5) === 0) find = createOpenShells(store);
    if (random(2) === 0) continue;
    const found = (await find(now + 1)).map(({ release, until }) => [release.version, until]);
    expect({ serial, found }).toEqual({ serial, found: expectedAt(log, now + 1) });
  }
});
