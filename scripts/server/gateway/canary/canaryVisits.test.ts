import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadFailure, LoadReport, Registry } from '@lectern/shared/contract';
import { BUCKETS, includesBucket } from '../../../release';
import { runningCanaries } from './assignment';
import { createCanaryVisits, type CanaryVisits } from './canaryVisits';
import { readCanaryFigures } from './readCanaryFigures';

const SINCE = '2026-11-22T10:00:00.000Z';
const release = (version: string) => ({ remote: 'info', version, routes: [] });
const registry = {
  serial: 4,
  shell: { stable: { ...release('1.0.0'), remote: 'shell' }, fallback: null, canary: null },
  remotes: {
    info: {
      stable: release('1.0.0'),
      fallback: null,
      canary: { release: release('1.1.0'), percent: 5, salt: 'abc', since: SINCE },
    },
  },
} as unknown as Registry;
const [running] = runningCanaries(registry);
const bucketOf = (isIn: boolean): number =>
  Array.from({ length: BUCKETS }, (_, bucket) => bucket).find(
    (bucket) => includesBucket(running!.canary, bucket) === isIn,
  ) ?? 0;

let home: string;
let now: number;
const silent: string[] = [];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-visits-'));
  now = Date.parse(SINCE) + 60_000;
  silent.length = 0;
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function openGateway(isLocal = true): Promise<CanaryVisits> {
  const visits = createCanaryVisits({
    home,
    registry: () => registry,
    isLocal,
    counter: { addSilent: ({ remote, version }) => void silent.push(`${remote} ${version}`) },
    onError: (error) => {
      throw error;
    },
    now: () => now,
  });
  await visits.load();
  return visits;
}

/** Begins a visit; returns the token of its page. */
function visit(gateway: CanaryVisits, isIn: boolean, client = '127.0.0.1'): string {
  const cookie = `theme=dark; lectern-bucket=${String(bucketOf(isIn))}`;
  const { canaries, headers } = gateway.begin(registry, { cookie, client, isSecure: true, isNavigation: true });
  expect(canaries).toEqual(isIn ? { info: '1.1.0' } : {});
  return /visit;desc="(.+)"/.exec(headers['server-timing'] ?? '')?.[1] ?? '';
}
const report = (token: string, outcome: LoadReport['outcome'], version = '1.1.0'): LoadReport => ({
  remote: 'info',
  version,
  serial: 4,
  outcome,
  ...(outcome === 'failed' && { kind: 'timeout' as const }),
  duration: 5,
  token,
});
const figures = async (gateway: CanaryVisits) => (await gateway.refresh())[0]!.count.figures();
const canaryOf = async (gateway: CanaryVisits) => (await figures(gateway)).canary;

test('counts a visit that starts and fails, on the side that it was assigned', async () => {
  const gateway = await openGateway();
  for (const [isIn, outcome] of [
    [true, 'failed'],
    [true, 'loaded'],
    [false, 'failed'],
    [false, 'left'],
  ] as const) {
    const token = visit(gateway, isIn);
    for (const one of ['started', outcome] as const)
      gateway.countReport(report(token, one, isIn ? '1.1.0' : '1.0.0'), '127.0.0.1');
  }
  expect(await figures(gateway)).toEqual({
    canary: { started: 2, failed: 1 },
    stable: { started: 2, failed: 1 },
    finished: 2,
  });
});

test.each<[LoadFailure, LoadReport['outcome'], number]>([
  ['error', 'failed', 1],
  ['error', 'replaced', 1],
  ['render', 'failed', 1],
  ['render', 'replaced', 1],
  ['timeout', 'replaced', 1],
  ['evaluation', 'failed', 1],
  ['offline', 'failed', 0],
  ['error', 'recovered', 0],
])(
  'a screen of the canary that ends with %s and is reported as %s counts as %i failures',
  async (kind, outcome, failed) => {
    const gateway = await openGateway();
    const token = visit(gateway, true);
    gateway.countReport(report(token, 'started'), '127.0.0.1');
    gateway.countReport({ ...report(token, outcome), kind }, '127.0.0.1');
    expect(await canaryOf(gateway)).toEqual({ started: 1, failed });
  },
);

test('a screen that crashes after it was shown counts as a failure, once', async () => {
  const gateway = await openGateway();
  const token = visit(gateway, true);
  for (const outcome of ['started', 'loaded'] as const) gateway.countReport(report(token, outcome), '127.0.0.1');
  for (let n = 0; n < 3; n += 1)
    gateway.countReport({ ...report(token, 'failed'), kind: 'error', phase: 'shown' }, '127.0.0.1');
  expect(await canaryOf(gateway)).toEqual({ started: 1, failed: 1 });
});

test('10,000 forged reports change nothing', async () => {
  const gateway = await openGateway();
  const stranger = createCanaryVisits({
    home: join(home, 'elsewhere'),
    registry: () => registry,
    counter: { addSilent: () => undefined },
    onError: () => undefined,
    now: () => now,
  });
  await stranger.load();
  const genuine = visit(gateway, true);
  const forgeries = [
    () => visit(stranger, true),
    () => genuine.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    (n: number) => genuine.replace(/\.([\w-]{11})\./, `.${String(n).padStart(11, 'x')}.`),
    () => genuine.replace(/^\d+/, '5'),
    () => 'x',
  ];
  let accepted = 0;
  for (let n = 0; n < 10_000; n += 1) {
    const token = forgeries[n % forgeries.length]!(n);
    if (gateway.countReport(report(token, n % 2 ? 'failed' : 'started'), `203.0.113.${String(n % 250)}`)) accepted += 1;
  }
  expect(accepted).toBe(0);
  expect(await canaryOf(gateway)).toEqual({ started: 0, failed: 0 });
});

test('a replayed token counts once, at every gateway of the home together', async () => {
  const [one, other] = [await openGateway(), await openGateway()];
  const token = visit(one, true);
  for (let n = 0; n < 200; n += 1)
    for (const gateway of [one, other])
      for (const outcome of ['started', 'failed'] as const)
        gateway.countReport(report(token, outcome), `198.51.100.${String(n)}`);
  await Promise.all([one.refresh(), other.refresh()]);
  expect([await canaryOf(one), await canaryOf(other)]).toEqual([
    { started: 1, failed: 1 },
    { started: 1, failed: 1 },
  ]);
});

test('one address counts once, however many pages it loads: also that of a proxy in front', async () => {
  const gateway = await openGateway(false);
  const load = (client: string): void => {
    const token = visit(gateway, true, client);
    gateway.countReport(report(token, 'started'), client);
    gateway.countReport(report(token, 'failed'), client);
  };
  for (let n = 0; n < 50; n += 1) load('203.0.113.9');
  expect(await canaryOf(gateway)).toEqual({ started: 1, failed: 1 });
  for (const client of ['2001:db8:1:2::/64', '10.0.0.7', '10.0.0.7', '127.0.0.1', '127.0.0.1', '0:0:0:0::/64'])
    load(client);
  expect(await canaryOf(gateway)).toEqual({ started: 5, failed: 5 });
});

test('on a site that only this machine reaches, each of its tabs counts', async () => {
  const gateway = await openGateway(true);
  for (const client of ['127.0.0.1', '127.0.0.1', '0:0:0:0::/64', '10.0.0.7', '10.0.0.7'])
    gateway.countReport(report(visit(gateway, true, client), 'started'), client);
  expect((await canaryOf(gateway)).started).toBe(4);
});

test('visits that all come from one address are noticed, also by another process', async () => {
  const gateway = await openGateway(false);
  const load = (client: string): void => {
    const token = visit(gateway, true, client);
    gateway.countReport(report(token, 'started'), client);
  };
  for (let n = 0; n < 8; n += 1) load('10.0.0.1');
  await gateway.flush();
  expect((await readCanaryFigures(home, running!, now)).isOneClient).toBe(false);
  for (let n = 0; n < 30; n += 1) load('10.0.0.1');
  await gateway.flush();
  expect(await readCanaryFigures(home, running!, now)).toMatchObject({ isOneClient: true, canary: { started: 1 } });
  load('10.0.0.2');
  await gateway.flush();
  expect((await readCanaryFigures(home, running!, now)).isOneClient).toBe(false);
});

test.each([
  ['a version that the visit was not assigned', true, '1.0.0', 0],
  ['the canary without being assigned it', false, '1.1.0', 0],
  ['a page that is older than an hour', true, '1.1.0', 3_700],
  ['a page from before this step', true, '1.1.0', -120],
])('does not count %s', async (_what, isIn, version, seconds) => {
  const gateway = await openGateway();
  if (seconds < 0) now += seconds * 1_000;
  const token = visit(gateway, isIn);
  now += Math.abs(seconds) * 1_000;
  gateway.countReport(report(token, 'started', version), '127.0.0.1');
  const { canary, stable } = await figures(gateway);
  expect(canary.started + stable.started).toBe(0);
});

test('a visit that stays silent for a minute has failed, and is counted for its release', async () => {
  const gateway = await openGateway();
  gateway.countReport(report(visit(gateway, true), 'started'), '127.0.0.1');
  now += 60_000;
  expect(await canaryOf(gateway)).toEqual({ started: 1, failed: 0 });
  now += 1;
  expect(await canaryOf(gateway)).toEqual({ started: 1, failed: 1 });
  await gateway.refresh();
  expect(silent).toEqual(['info 1.1.0']);
});

test('a screen that crashes after it loaded has failed; a visitor who is offline or leaves has not', async () => {
  const gateway = await openGateway();
  const crash = { ...report('', 'failed'), kind: 'render' as const };
  const offline = { ...report('', 'replaced'), kind: 'offline' as const };
  for (const ends of [[report('', 'loaded'), crash], [offline], [report('', 'left')]]) {
    const token = visit(gateway, true);
    for (const end of [report('', 'started'), ...ends]) gateway.countReport({ ...end, token }, '127.0.0.1');
  }
  expect(await canaryOf(gateway)).toEqual({ started: 3, failed: 1 });
});

test('counts survive a restart, add up over gateways, and name nobody', async () => {
  const [one, other] = [await openGateway(), await openGateway()];
  for (const gateway of [one, other, one]) {
    const client = `203.0.113.${String(gateway === one ? 1 : 2)}`;
    const token = visit(gateway, true, client);
    gateway.countReport(report(token, 'started'), client);
    // The outcome reaches the other gateway.
    (gateway === one ? other : one).countReport(report(token, 'failed'), client);
  }
  for (const gateway of [one, other, one]) await gateway.refresh();
  expect(await canaryOf(await openGateway())).toEqual({ started: 2, failed: 2 });
  expect(await canaryOf(one)).toEqual({ started: 2, failed: 2 });
  expect(await readCanaryFigures(home, running!, now)).toMatchObject({
    canary: { started: 2, failed: 2 },
    reasons: { timeout: 2 },
  });
  const folder = join(home, 'telemetry/visits');
  const logs = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(logs.join('')).not.toContain('203.0.113');
});

test('a crash after a screen has loaded counts, also at a gateway that learns of the start last', async () => {
  const [one, other] = [await openGateway(), await openGateway()];
  const token = visit(one, true);
  one.countReport(report(token, 'started'), '127.0.0.1');
  for (const outcome of ['loaded', 'failed', 'loaded'] as const) other.countReport(report(token, outcome), '127.0.0.1');
  for (const gateway of [one, other]) await gateway.refresh();
  const counted = { canary: { started: 1, failed: 1 }, finished: 1 };
  for (const gateway of [one, other]) expect(await figures(gateway)).toMatchObject(counted);
});

test('one number in thousands is all that a visitor stores, and it is never read by a script', async () => {
  const gateway = await openGateway();
  const { headers } = gateway.begin(registry, { cookie: undefined, client: 'c', isSecure: true, isNavigation: true });
  expect(headers['set-cookie']).toMatch(
    /^lectern-bucket=\d{1,5}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/,
  );
  const quiet = { ...registry, remotes: {} };
  const page = gateway.begin(quiet, { cookie: undefined, client: 'c', isSecure: true, isNavigation: true });
  expect(Object.keys(page.headers)).toEqual(['server-timing']);
});
