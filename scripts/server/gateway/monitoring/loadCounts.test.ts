import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLoadCounter, readLoadCounts } from './loadCounts';
import type { LoadReport } from '@lectern/shared/contract';
import { until } from '../../../tests/fixtures/until';

let home: string;
beforeEach(async () => void (home = await mkdtemp(join(tmpdir(), 'lectern-counts-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

const fail = (error: unknown): void => {
  throw error;
};
const report = (outcome: LoadReport['outcome'], version = '1.0.0'): LoadReport => ({
  remote: 'info',
  version,
  serial: 1,
  outcome,
  duration: 5,
  ...(outcome === 'loaded' ? {} : { kind: 'timeout' as const }),
});

test('sums the counts of several gateways and days, without days before `since`', async () => {
  let now = Date.parse('2026-11-20T23:59:59Z');
  const one = createLoadCounter(home, fail, () => now);
  const other = createLoadCounter(home, fail, () => now);
  one.add(report('loaded'));
  other.add(report('failed'));
  now += 2_000;
  one.add(report('loaded'));
  one.add(report('loaded', '1.0.1'));
  await Promise.all([one.flush(), other.flush()]);
  const byKey = async (since?: string): Promise<string[]> =>
    (await readLoadCounts(home, since))
      .map((c) => `${c.version} ${c.outcome} ${c.kind ?? '-'} ${String(c.count)}`)
      .sort();
  expect(await byKey()).toEqual(['1.0.0 failed timeout 1', '1.0.0 loaded - 2', '1.0.1 loaded - 1']);
  expect(await byKey('2026-11-21')).toEqual(['1.0.0 loaded - 1', '1.0.1 loaded - 1']);
});

test('writes counts by itself after about a second', async () => {
  createLoadCounter(home, fail).add(report('loaded'));
  await until(async () => (await readLoadCounts(home)).length > 0);
  expect(await readLoadCounts(home)).toHaveLength(1);
});

test('ignores damaged files, and deletes files older than 30 days', async () => {
  const folder = join(home, 'telemetry');
  await mkdir(folder);
  await writeFile(join(folder, '2026-11-20.0a.json'), '{"schemaVersion":1,"counts":[{"remote":1}]}');
  await writeFile(join(folder, '2026-11-20.0b.json'), 'half');
  await writeFile(join(folder, '2026-01-01.0c.json'), '{"schemaVersion":1,"counts":[]}');
  createLoadCounter(home, fail, () => Date.parse('2026-11-21T00:00:00Z'));
  expect(await readLoadCounts(home)).toEqual([]);
  await until(async () => (await readdir(folder)).length < 3);
  expect((await readdir(folder)).sort()).toEqual(['2026-11-20.0a.json', '2026-11-20.0b.json']);
});

test('reports a home that cannot be written, and keeps counting', async () => {
  await writeFile(join(home, 'telemetry'), 'a file, not a folder');
  const errors: unknown[] = [];
  const counter = createLoadCounter(home, (error) => errors.push(error));
  counter.add(report('loaded'));
  await counter.flush();
  expect(errors).toHaveLength(1);
  expect(counter.list()).toHaveLength(1);
});

test('a clock that is set back over midnight loses no counts of the day before', async () => {
  let now = Date.parse('2026-11-20T23:59:59Z');
  const counter = createLoadCounter(home, fail, () => now);
  for (const change of [0, 2_000, -2_000, 2_000]) {
    now += change;
    counter.add(report('loaded'));
    await counter.flush();
  }
  expect(await readLoadCounts(home)).toMatchObject([{ count: 4 }]);
});

test('counts that a full disk refused until midnight are written after it', async () => {
  const folder = join(home, 'telemetry');
  await writeFile(folder, 'a file, not a folder');
  let now = Date.parse('2026-11-20T23:59:59Z');
  const counter = createLoadCounter(
    home,
    () => undefined,
    () => now,
  );
  counter.add(report('loaded'));
  await counter.flush();
  now += 2_000;
  counter.add(report('loaded'));
  await counter.flush();
  await rm(folder);
  await counter.flush();
  expect(await readLoadCounts(home)).toMatchObject([{ count: 2 }]);
});

test('limits the number of entries that invented versions can create', () => {
  const counter = createLoadCounter(home, () => undefined);
  for (let patch = 0; patch < 2_000; patch += 1) counter.add(report('loaded', `1.0.${String(patch)}`));
  expect(counter.list()).toHaveLength(1_000);
});

test('a gateway that runs for months deletes old files each day', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const counter = createLoadCounter(home, fail, () => now);
  counter.add(report('loaded'));
  await counter.flush();
  const [first] = await readdir(join(home, 'telemetry'));
  await writeFile(join(home, 'telemetry/2026-11-20.0a.json.part'), 'half');
  now += 31 * 86_400_000;
  counter.add(report('loaded'));
  await counter.flush();
  await until(async () => (await readdir(join(home, 'telemetry'))).length === 1);
  expect([first, await readdir(join(home, 'telemetry'))]).toEqual([
    expect.stringMatching(/^2026-11-20/),
    [expect.stringMatching(/^2026-12-21\.[0-9a-f]+\.json$/)],
  ]);
});
