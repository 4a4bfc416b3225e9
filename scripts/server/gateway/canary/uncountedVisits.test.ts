import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadReport, Registry } from '@lectern/shared/contract';
import { runningCanaries } from './assignment';
import { openStep, refreshStep, stepIdOf } from './canaryStep';
import { createCanaryVisits, type CanaryVisits } from './canaryVisits';
import { readEvidenceCurve } from './evidenceCurve';
import { openVisitLog } from './visitLog';

const SINCE = '2026-11-22T10:00:00.000Z';
const release = (remote: string, version: string) => ({ remote, version, routes: [] });
/** Everyone gets the canaries of `remote` and of the shell. */
const channel = (remote: string) => ({
  stable: release(remote, '1.0.0'),
  fallback: null,
  canary: { release: release(remote, '1.1.0'), percent: 100, salt: 'abc', since: SINCE },
});
const registry = { serial: 4, shell: channel('shell'), remotes: { info: channel('info') } } as unknown as Registry;
const [shell, info] = runningCanaries(registry);

let home: string;
let now: number;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-visits-'));
  now = Date.parse(SINCE) + 60_000;
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function openGateway(): Promise<CanaryVisits> {
  const onError = (error: unknown) => {
    throw error;
  };
  const counter = { addSilent: () => undefined };
  const visits = createCanaryVisits({ home, registry: () => registry, counter, onError, now: () => now });
  await visits.load();
  return visits;
}

type Page = { cookie: string; report(gateway: CanaryVisits, outcome: LoadReport['outcome'], remote?: string): void };

/** Opens a page of a client; `cookie` is that of its browser. */
function openPage(gateway: CanaryVisits, client: string, cookie?: string): Page {
  const { headers } = gateway.begin(registry, { cookie, client, isSecure: true, isNavigation: true });
  const token = /visit;desc="(.+)"/.exec(headers['server-timing'] ?? '')?.[1] ?? '';
  const load = { version: '1.1.0', serial: 4, duration: 5, token };
  return {
    cookie: headers['set-cookie']?.split(';')[0] ?? '',
    report: (receiver, outcome, remote = 'info') => void receiver.countReport({ ...load, outcome, remote }, client),
  };
}

/** Opens 10,001 pages of a client in one browser, all of which load. */
function repeat(gateway: CanaryVisits, client: string): void {
  let cookie: string | undefined;
  for (let n = 0; n < 10_001; n += 1) {
    const page = openPage(gateway, client, cookie);
    cookie = page.cookie;
    for (const outcome of ['started', 'loaded'] as const) page.report(gateway, outcome);
    page.report(gateway, 'loaded', 'shell');
  }
}

/** The figures of a canary a minute after the last visit, when the silent ones have failed. */
async function figuresOf(gateway: CanaryVisits, owner: string) {
  await gateway.refresh();
  now += 61_000;
  return (await gateway.refresh()).find((step) => step.running.owner === owner)!.count.figures().canary;
}

async function logLines(owner: typeof info): Promise<string[]> {
  const folder = join(home, 'telemetry/visits');
  const names = (await readdir(folder)).filter((name) => name.startsWith(stepIdOf(owner!)));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.trim().split('\n'));
}

test('10,001 repeated visits of one client push out no outcome that waits for the start of its visit', async () => {
  const [one, other] = [await openGateway(), await openGateway()];
  const pages = ['203.0.113.1', '203.0.113.2'].map((client) => openPage(other, client));
  for (const page of pages) page.report(other, 'started');
  const end = (page: Page): void => ['info', 'shell'].forEach((owner) => page.report(one, 'loaded', owner));
  end(pages[0]!);
  repeat(one, '203.0.113.9');
  end(pages[1]!);
  for (const gateway of [other, one, other]) await gateway.refresh();
  for (const gateway of [one, other])
    for (const owner of ['info', 'shell']) expect(await figuresOf(gateway, owner)).toEqual({ started: 3, failed: 0 });
});

test('repeated visits write no outcomes to the log, and a gateway that reads it counts the others', async () => {
  const gateway = await openGateway();
  repeat(gateway, '203.0.113.9');
  await gateway.flush();
  expect((await logLines(info)).length).toBeLessThan(50);
  expect(await logLines(shell)).toHaveLength(2);
  const [restarted, other] = [await openGateway(), await openGateway()];
  const page = openPage(other, '203.0.113.1');
  page.report(other, 'started');
  page.report(restarted, 'loaded');
  await other.refresh();
  expect(await figuresOf(restarted, 'info')).toEqual({ started: 2, failed: 0 });
});

test('a gateway that stops writes the outcomes whose starts it has not read, for others to count', async () => {
  const [one, other] = [await openGateway(), await openGateway()];
  const page = openPage(one, '203.0.113.1');
  page.report(one, 'started');
  page.report(other, 'loaded');
  await other.flush();
  expect(await figuresOf(one, 'info')).toEqual({ started: 1, failed: 0 });
});

test('a client that two gateways count in one second counts once, whichever gateway gets the outcomes', async () => {
  const gateways = [await openGateway(), await openGateway()];
  const pages = gateways.map((gateway) => openPage(gateway, '203.0.113.1'));
  for (const [index, page] of pages.entries()) page.report(gateways[index]!, 'started');
  for (const gateway of [...gateways, ...gateways]) await gateway.refresh();
  for (const [index, page] of pages.entries()) page.report(gateways[1 - index]!, 'loaded');
  for (const gateway of gateways) await gateway.refresh();
  for (const gateway of [...gateways, await openGateway()])
    expect(await figuresOf(gateway, 'info')).toEqual({ started: 1, failed: 0 });
});

test('all outcomes are counted, even if more than may wait are read before the log with their starts', async () => {
  const [first, second] = ['aa', 'bb'].map((name) => openVisitLog(home, stepIdOf(info!), name, () => undefined));
  for (let n = 0; n < 10_001; n += 1) {
    const nonce = String(n).padStart(11, 'x');
    first!.append({ kind: 'outcome', nonce, outcome: 'ok', reason: 'none' });
    second!.append({ kind: 'start', nonce, arm: 'canary', at: now, client: null });
  }
  for (const log of [first!, second!]) await log.exchange();
  const step = openStep(home, info!, null);
  await refreshStep(step, now + 61_000);
  expect(step.count.figures().canary).toEqual({ started: 10_001, failed: 0 });
  expect((await readEvidenceCurve(home, info!, now + 61_000)).at(-1)?.evidence).toBe(1);
});
