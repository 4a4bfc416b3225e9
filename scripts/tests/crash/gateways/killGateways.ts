import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createReleaseGate, openStoresAt, promote, rollBack, type Stores } from '../../../release';
import { remoteFixture, shellFixture, writeBuild } from '../../fixtures/releaseFixture';
import { requireFreePort } from '../../../cli';
import { TEST_STORES, type TestStore } from '../../fixtures/stores/testStores';
import { gatewayProcess, servedSerial, type GatewayProcess } from './gatewayProcess';
import { startLoadBalancer } from './loadBalancer';
import { openTab, type Tab } from './openTab';
import { registryOf } from './registryOf';

/**
 * Measurements of visitors while gateways are killed: their requests, and those that failed. `slowestMs` is the longest
 * time from a revision until every gateway that was ready served it, `slowestTabMs` until every tab knew the last one.
 * `problems` are all that is wrong.
 */
export type GatewayKills = {
  kills: number;
  requests: number;
  revisions: number;
  reconnects: number;
  slowestMs: number;
  slowestTabMs: number;
  problems: string[];
};

type Options = { kills: number; everyMs: number; tabs: number; visitors: number; progress?: (kills: number) => void };

const REMOTE = 'info';
const VERSIONS = ['1.0.0', '1.1.0'] as const;
const GATEWAYS = 3;
/** Milliseconds after which a revision counts as lost. */
const LOST_MS = 20_000;

/**
 * Runs three gateways of one S3 store behind a load balancer. Kills one every `everyMs` milliseconds, by SIGKILL and
 * SIGTERM in turn, and starts it again, while releases and roll-backs happen and visitors open pages.
 */
export async function killGateways(options: Options): Promise<GatewayKills> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-kill-gateways-'));
  const testStore = await TEST_STORES.s3();
  const gateways: GatewayProcess[] = [];
  try {
    const stores = operatorStores(testStore, folder);
    await prepare(stores, folder);
    for (let index = 0; index < GATEWAYS; index += 1) {
      const source = { store: testStore.url, environment: testStore.environment };
      gateways.push(gatewayProcess(source, await requireFreePort(null, 0), folder));
    }
    await Promise.all(gateways.map((gateway) => gateway.start()));
    return await runStorm(stores, gateways, options);
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop('SIGKILL')));
    await testStore.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The stores as the machine that releases sees them; fixtures hold no code that a browser could show. */
function operatorStores({ url, environment }: TestStore, folder: string): Stores {
  const home = join(folder, 'operator');
  const { registry, bundles } = openStoresAt(url, { home, environment, cache: join(home, 'cache') });
  return { registry: { ...registry, gate: createReleaseGate(bundles, { mode: 'unverified' }) }, bundles };
}

const change = { by: 'Ann', command: 'test', reason: '-' };

async function prepare(stores: Stores, folder: string): Promise<void> {
  const remotes = VERSIONS.map((version) => remoteFixture(REMOTE, { version }));
  for (const release of [shellFixture(), ...remotes])
    await stores.bundles.publish(release, writeBuild(join(folder, release.remote, release.version), release));
  await promote(stores, [shellFixture(), remotes[0] ?? shellFixture()], change);
}

type Storm = { report: GatewayKills; isOver: boolean };

async function runStorm(stores: Stores, gateways: GatewayProcess[], options: Options): Promise<GatewayKills> {
  const empty = { kills: 0, requests: 0, revisions: 0, reconnects: 0, slowestMs: 0, slowestTabMs: 0, problems: [] };
  const storm: Storm = { report: empty, isOver: false };
  const balancer = await startLoadBalancer(gateways.map(({ url }) => url));
  const tabs = Array.from({ length: options.tabs }, () => openTab(balancer.url));
  const visiting = Array.from({ length: options.visitors }, () => visit(balancer.url, storm));
  const releasing = release(stores, gateways, storm);
  try {
    await killInTurn(gateways, storm, options);
  } finally {
    storm.isOver = true;
    const last = await releasing;
    await Promise.all(visiting);
    await waitForTabs(tabs, last, storm);
    for (const tab of tabs) tab.close();
    await balancer.close();
  }
  return storm.report;
}

async function killInTurn(
  gateways: readonly GatewayProcess[],
  { report }: Storm,
  { kills, everyMs, progress }: Options,
): Promise<void> {
  while (report.kills < kills) {
    await wait(everyMs);
    const victim = gateways[Math.floor(Math.random() * gateways.length)];
    const signal = report.kills % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
    const code = await victim?.stop(signal);
    if (signal === 'SIGTERM' && code !== 0) report.problems.push(`a stopped gateway ended with ${String(code)}`);
    await victim?.start();
    report.kills += 1;
    progress?.(report.kills);
  }
}

/** Opens a page, the registry and the live bundle that it names, again and again. Each must be answered by 200. */
async function visit(url: string, storm: Storm): Promise<void> {
  const { report } = storm;
  const open = async (path: string): Promise<void> => {
    report.requests += 1;
    const response = await fetch(url + path);
    await response.arrayBuffer();
    if (response.status !== 200) report.problems.push(`${path} answered ${String(response.status)}`);
  };
  while (!storm.isOver) {
    try {
      await open('/sign_in');
      report.requests += 1;
      const { remotes } = await registryOf(url);
      await open(remotes[REMOTE]?.stable.entry.url ?? '/none');
    } catch (error) {
      report.problems.push(`a request failed: ${String(error)}`);
    }
    await wait(20);
  }
}

/** Makes one version and the other live in turn; resolves to the last serial. */
async function release(stores: Stores, gateways: readonly GatewayProcess[], storm: Storm): Promise<number> {
  const { report } = storm;
  let serial = 1;
  while (!storm.isOver) {
    const isNewer = report.revisions % 2 === 0;
    const { registry } = isNewer
      ? await promote(stores, [remoteFixture(REMOTE, { version: VERSIONS[1] })], change)
      : await rollBack(stores, REMOTE, VERSIONS[0], change);
    serial = registry.serial;
    report.revisions += 1;
    report.slowestMs = Math.max(report.slowestMs, await reachAll(gateways, serial, report.problems));
  }
  return serial;
}

/** Resolves to the milliseconds until all gateways that are ready serve `serial`. */
async function reachAll(gateways: readonly GatewayProcess[], serial: number, problems: string[]): Promise<number> {
  const written = performance.now();
  const isBehind = async (gateway: GatewayProcess): Promise<boolean> => {
    const served = gateway.isReady() ? await servedSerial(gateway) : null;
    return served !== null && served < serial;
  };
  for (;;) {
    const behind = await Promise.all(gateways.map(isBehind));
    const passed = performance.now() - written;
    if (!behind.includes(true)) return passed;
    if (passed > LOST_MS) {
      problems.push(`revision ${String(serial)} did not reach every gateway within ${String(LOST_MS / 1000)} s`);
      return passed;
    }
    await wait(25);
  }
}

async function waitForTabs(tabs: readonly Tab[], serial: number, { report }: Storm): Promise<void> {
  const begun = performance.now();
  while (tabs.some((tab) => tab.serial() < serial) && performance.now() - begun < LOST_MS) await wait(25);
  report.slowestTabMs = performance.now() - begun;
  report.reconnects = tabs.reduce((sum, tab) => sum + tab.reconnects(), 0);
  const behind = tabs.filter((tab) => tab.serial() < serial).length;
  if (behind > 0) report.problems.push(`${String(behind)} tabs never learned of revision ${String(serial)}`);
}
