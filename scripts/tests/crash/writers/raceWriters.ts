import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeRegistry, messageOf, openStoresAt, plan, type StoresAt, verifyChain } from '../../../release';
import { remoteFixture, shellFixture } from '../../fixtures/releaseFixture';
import { startFaultyProxy, type Fault } from '../../fixtures/stores/faultyProxy';
import type { TestStore } from '../../fixtures/stores/testStores';

/**
 * Result of a race of writers: `faults` counts those that were injected; `problems` are the inconsistencies afterwards.
 */
export type WritersReport = {
  revisions: number;
  requests: number;
  faults: number;
  seconds: number;
  problems: string[];
};

/** `storm` is the share of requests that meet a fault; file stores have none. */
type Options = { writers: number; revisions: number; storm?: number };

const change = { by: 'Ann', command: 'promote', reason: '-' };

/**
 * Lets `writers` append `revisions` each to one registry at the same time, each with stores of its own, as processes on
 * different machines have. Then the chain with its signatures must verify, every acknowledged revision must be in it
 * once, and no other.
 */
export async function raceWriters(
  testStore: TestStore,
  { writers, revisions, storm = 0 }: Options,
): Promise<WritersReport> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-writers-'));
  let requests = 0;
  const proxy =
    testStore.target === ''
      ? null
      : await startFaultyProxy(testStore.target, ({ method }) => {
          requests += 1;
          return Math.random() < storm ? faultOf(method === 'PUT', testStore.url.startsWith('s3:')) : null;
        });
  const { url, environment } = proxy ? testStore.through(proxy.url) : testStore;
  const open = (): StoresAt => openStoresAt(url, { home, environment, cache: join(home, 'cache') });
  const begun = performance.now();
  try {
    const first = await append(open(), 'writer-0', '1.0.0');
    const written = await Promise.all(
      Array.from({ length: writers }, (_, writer) => write(open(), `writer-${String(writer)}`, revisions)),
    );
    const seconds = (performance.now() - begun) / 1_000;
    const report = { revisions: writers * revisions + 1, requests, faults: proxy?.faults() ?? 0, seconds };
    const direct = openStoresAt(testStore.url, {
      home,
      environment: testStore.environment,
      cache: join(home, 'cache'),
    });
    return { ...report, problems: await problemsOf(direct, [first, ...written.flat()]) };
  } finally {
    await proxy?.close();
    await rm(home, { recursive: true, force: true });
  }
}

async function write(stores: StoresAt, remote: string, revisions: number): Promise<Written[]> {
  const all: Written[] = [];
  for (let count = 1; count <= revisions; count += 1) all.push(await append(stores, remote, `1.0.${String(count)}`));
  return all;
}

type Written = { serial: number; remote: string; version: string };

/**
 * On a busy machine a writer may lose to others so often that its command gives up. It then repeats the command, as the
 * error advises.
 */
async function append(stores: StoresAt, remote: string, version: string): Promise<Written> {
  const releases = [shellFixture(), remoteFixture(remote, { version })];
  try {
    const result = await changeRegistry(stores.registry, change, (live) => plan(live, { kind: 'promote', releases }));
    return { serial: result.registry.serial, remote, version };
  } catch (error) {
    if (!messageOf(error).startsWith('Other changes kept getting in first')) throw error;
    return append(stores, remote, version);
  }
}

/** Faults of a busy service: half of them come after the service has carried the request out. */
function faultOf(isWrite: boolean, isS3: boolean): Fault {
  const isAfter = Math.random() < 0.5;
  const answers: Fault[] = [
    { kind: 'answer', status: 503, code: isS3 ? 'SlowDown' : 'ServerBusy', isAfter },
    { kind: 'answer', status: 500, code: 'InternalError', isAfter },
    { kind: 'cut', isAfter },
    { kind: 'delay', ms: 500 },
  ];
  const refusals: Fault[] = [
    { kind: 'answer', status: 409, code: isS3 ? 'ConditionalRequestConflict' : '', isAfter: false },
    { kind: 'answer', status: 412, code: isS3 ? 'PreconditionFailed' : 'ConditionNotMet', isAfter: true },
  ];
  const faults = isWrite ? [...answers, ...refusals] : answers;
  return faults[Math.floor(Math.random() * faults.length)] ?? { kind: 'cut', isAfter };
}

async function problemsOf({ registry }: StoresAt, written: readonly Written[]): Promise<string[]> {
  const faults = (await verifyChain(registry)).map(({ serial, fault }) => `revision ${String(serial)} ${fault}`);
  const serials = await registry.list();
  const problems = [...faults];
  if (serials.length !== written.length)
    problems.push(`${String(serials.length)} revisions for ${String(written.length)} that were acknowledged`);
  if (new Set(written.map(({ serial }) => serial)).size !== written.length)
    problems.push('two writers both believe that they wrote the same revision');
  for (const { serial, remote, version } of written) {
    const { stable } = (await registry.read(serial)).registry.remotes[remote] ?? {};
    if (stable?.version !== version) problems.push(`revision ${String(serial)} lacks ${remote} ${version}`);
  }
  return problems;
}
