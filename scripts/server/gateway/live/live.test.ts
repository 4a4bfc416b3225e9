import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { openStoresAt } from '../../../release';
import { readLoadCounts } from '../monitoring/loadCounts';
import { createGateway, type Gateway, type GatewayOptions } from '../createGateway';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';

let site: SiteFixture;
let gateway: Gateway;
let url: string;

async function start(options: Partial<GatewayOptions> = {}): Promise<void> {
  gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0, ...options });
  url = await gateway.listen();
}

beforeEach(async () => void (site = await createSiteFixture()));
afterEach(async () => {
  await gateway.close();
  await site.remove();
});

/** Opens an event stream; `next` resolves to the next piece of text. */
async function listen(): Promise<{ response: IncomingMessage; next: () => Promise<string> }> {
  const [response] = (await once(get(`${url}/events`), 'response')) as [IncomingMessage];
  response.setEncoding('utf8');
  const parts = response[Symbol.asyncIterator]() as AsyncIterator<string>;
  return { response, next: async () => (await parts.next()).value as string };
}

describe('/events', () => {
  test('is a page for a browser that asks for one, since a remote may have that path', async () => {
    await start();
    const response = await fetch(`${url}/events`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('id="boot"');
  });

  test('sends the serial at once, and each new one within 250 ms', async () => {
    await start();
    const { response, next } = await listen();
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect(await next()).toBe('retry: 3000\nid: 1\ndata: {"serial":1}\n\n');
    for (const serial of [2, 3, 4]) {
      const message = next();
      await site.revise(() => ({}));
      const written = Date.now();
      expect(await message).toBe(`id: ${String(serial)}\ndata: {"serial":${String(serial)}}\n\n`);
      expect(Date.now() - written).toBeLessThan(250);
    }
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('\nlectern_event_clients 1\n');
    response.destroy();
  });

  test('sends a new serial within 400 ms even when the folder cannot be watched', async () => {
    const home = await mkdtemp(join(site.home, 'elsewhere-'));
    const stores = openStoresAt(`file:${site.home}`, { home: site.home, environment: {} });
    await start({ home, stores: { ...stores, folder: home } });
    const { response, next } = await listen();
    await next();
    const message = next();
    await site.revise(() => ({}));
    const written = Date.now();
    expect(await message).toContain('"serial":2');
    expect(Date.now() - written).toBeLessThan(400);
    response.destroy();
  });

  test('refuses more connections than allowed, until one closes', async () => {
    await start({ eventLimits: { total: 3, perClient: 2 } });
    const first = await listen();
    const second = await listen();
    const third = await listen();
    expect([third.response.statusCode, third.response.headers['retry-after']]).toEqual([503, '60']);
    first.response.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const fourth = await listen();
    expect(fourth.response.statusCode).toBe(200);
    second.response.destroy();
    fourth.response.destroy();
  });
});

describe('closing', () => {
  test('ends event streams with a hint to reconnect, and completes requests in flight', async () => {
    let signalArrival: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (signalArrival = resolve));
    const slow: FastifyPluginAsync = async (app) => {
      app.get('/v1/slow', async () => {
        signalArrival();
        await new Promise((resolve) => setTimeout(resolve, 300));
        return 'done';
      });
      await Promise.resolve();
    };
    await start({ plugins: [slow] });
    const { next } = await listen();
    await next();
    const ended = next();
    const answer = fetch(`${url}/v1/slow`).then((response) => response.text());
    await arrived;
    const begun = Date.now();
    await gateway.close();
    expect(await ended).toMatch(/^retry: \d{3,4}\n\n$/);
    expect(await next()).toBeUndefined();
    expect(await answer).toBe('done');
    expect(Date.now() - begun).toBeLessThan(2_000);
  });
});

const report = {
  remote: 'commerce',
  version: '1.0.0',
  serial: 1,
  outcome: 'failed',
  kind: 'timeout',
  asset: 'script chunk',
  phase: 'module',
  duration: 120_000,
};
const post = (body: unknown, headers: Record<string, string> = {}): Promise<number> =>
  fetch(`${url}/telemetry`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  }).then((response) => response.status);

describe('/telemetry', () => {
  test('counts reports, exposes them on /metrics, and writes them for the command line', async () => {
    await start();
    expect(await post(report)).toBe(204);
    expect(await post(report, { 'content-type': 'application/json' })).toBe(204);
    expect(await post({ ...report, outcome: 'loaded', kind: undefined }, { 'sec-fetch-site': 'same-origin' })).toBe(
      204,
    );
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain(
      'lectern_screen_loads_total{remote="commerce",version="1.0.0",outcome="failed",kind="timeout"} 2\n',
    );
    expect(metrics).toContain(
      'lectern_screen_loads_total{remote="commerce",version="1.0.0",outcome="loaded",kind=""} 1\n',
    );
    expect(metrics).toMatch(/lectern_screen_load_seconds_bucket\{remote="commerce",version="1\.0\.0",le="\+Inf"\} 1\n/);
    expect(metrics).toMatch(/lectern_requests_total\{status="2xx"\} 3\n/);
    expect(metrics).toContain('\nlectern_revision_serial 1\n');
    await gateway.close();
    expect(await readLoadCounts(site.home)).toEqual([
      { remote: 'commerce', version: '1.0.0', outcome: 'failed', kind: 'timeout', count: 2 },
      {
        remote: 'commerce',
        version: '1.0.0',
        outcome: 'loaded',
        kind: null,
        count: 1,
        times: expect.any(Array) as number[],
      },
    ]);
  });

  test('counts the revisions that browsers refused', async () => {
    await start();
    for (const where of ['tab', 'worker']) expect(await post({ refused: 'replayed', where, serial: 1 })).toBe(204);
    expect(await post({ refused: 'made up', where: 'tab', serial: 1 })).toBe(400);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('lectern_revisions_refused_total{where="tab",kind="replayed"} 1\n');
    expect(metrics).not.toContain('lectern_screen_loads_total{');
  });

  test('refuses malformed, cross-site and oversized reports', async () => {
    await start();
    expect(await post('{')).toBe(400);
    expect(await post({ ...report, kind: 'made up' })).toBe(400);
    expect(await post({ ...report, remote: '../x' })).toBe(400);
    expect(await post('')).toBe(400);
    expect(await post(report, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ ...report, phase: 'x'.repeat(1024) })).toBe(413);
    expect(await post({ ...report, remote: 'stranger' })).toBe(204);
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('lectern_screen_loads_total{');
  });

  test('counts only versions that are live or published; others are one unknown count without labels', async () => {
    await site.publishShell('2.0.0');
    await start();
    for (const [remote, version] of [
      ['commerce', '1.0.0'],
      ['shell', '2.0.0'],
    ])
      expect(await post({ ...report, remote, version })).toBe(204);
    for (let invented = 0; invented < 40; invented += 1)
      expect(await post({ ...report, version: `9.9.${String(invented)}` })).toBe(204);
    expect(await post({ ...report, remote: 'constructor' })).toBe(204);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('\nlectern_load_reports_unknown_total 41\n');
    expect(metrics.match(/^lectern_screen_loads_total\{/gm)).toHaveLength(2);
    expect(metrics).toContain('remote="shell",version="2.0.0"');
  });

  test('limits the rate of reports per client', async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 80 }, () => post(report)));
    expect(answers.filter((status) => status === 204).length).toBeGreaterThanOrEqual(60);
    expect(answers).toContain(429);
  });
});
