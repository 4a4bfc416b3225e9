import { parseBoot, type Canary, type Release, type ShellRelease } from '@lectern/shared/contract';
import { BUCKETS, includesBucket } from '../../../release';
import { createGateway, type Gateway } from '../createGateway';
import { UNTRUSTED_PROXY } from '../http/untrustedProxy';
import { readLoadCounts } from '../monitoring/loadCounts';
import { readCanaryFigures } from './readCanaryFigures';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';
import { until } from '../../../tests/fixtures/until';

let site: SiteFixture;
const gateways: Gateway[] = [];
beforeEach(async () => void (site = await createSiteFixture()));
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  await site.remove();
});

const bucketOf = (canary: Canary<unknown>, isIn: boolean): number =>
  Array.from({ length: BUCKETS }, (_, bucket) => bucket).find((one) => includesBucket(canary, one) === isIn) ?? 0;

async function startCanaries(percent = 5): Promise<Canary<Release | ShellRelease>> {
  const shell = await site.publishShell('2.0.0');
  const routes = [
    { id: 'books', path: '/books' },
    { id: 'gifts', path: '/gifts' },
  ];
  const release = await site.publishRemote('commerce', routes, '1.1.0');
  const since = new Date().toISOString();
  await site.revise((live) => {
    const { stable } = live.remotes.commerce!;
    return {
      shell: { ...live.shell, canary: { release: shell, percent, salt: 's', since } },
      remotes: {
        ...live.remotes,
        commerce: { stable, fallback: null, canary: { release, percent, salt: 's', since } },
      },
    };
  });
  const { registry } = await site.registryStore.latest();
  return registry.remotes.commerce!.canary!;
}

async function openGateways(count: number): Promise<string[]> {
  for (let index = 0; index < count; index += 1)
    gateways.push(createGateway({ home: site.home, config: fixtureConfig, port: 0, isLocal: true }));
  return Promise.all(gateways.map((gateway) => gateway.listen()));
}

const pageOf = (url: string, bucket: number, path = '/books', headers = {}): Promise<Response> =>
  fetch(url + path, {
    headers: { cookie: `lectern-bucket=${String(bucket)}`, 'sec-fetch-dest': 'document', ...headers },
  });
const bootOf = (html: string) =>
  parseBoot(JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
const send = (url: string, page: Response, body: object, headers = {}): Promise<Response> => {
  const token = /desc="(.+)"/.exec(page.headers.get('server-timing') ?? '')?.[1];
  return fetch(`${url}/telemetry`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ serial: 2, duration: 1, token, ...body }),
  });
};

test('a visitor in a canary gets its page, scripts and routes; everyone else those of the stable release', async () => {
  const canary = await startCanaries();
  const [url = ''] = await openGateways(1);
  const [inside, outside] = [bucketOf(canary, true), bucketOf(canary, false)];
  const [mine, others] = [await pageOf(url, inside), await pageOf(url, outside)];
  expect(mine.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
  expect(mine.headers.get('etag')).not.toBe(others.headers.get('etag'));
  expect(mine.headers.get('set-cookie')).toMatch(new RegExp(`^lectern-bucket=${String(inside)}\\.s-5;`));
  const [html, plain] = [await mine.text(), await others.text()];
  expect(html).toContain('<script src="/remotes/shell/2.0.0/main.js"');
  expect(bootOf(html).canaries).toEqual({ shell: '2.0.0', commerce: '1.1.0' });
  expect(plain).toContain('<script src="/remotes/shell/1.0.0/main.js"');
  expect(bootOf(plain).canaries).toEqual({});
  const statusOf = async (bucket: number): Promise<number> => (await pageOf(url, bucket, '/gifts')).status;
  expect([await statusOf(inside), await statusOf(outside)]).toEqual([200, 404]);
});

test('a page is revalidated with a new token, and is the same for every visitor of a side', async () => {
  const canary = await startCanaries();
  const [url = ''] = await openGateways(1);
  const page = await pageOf(url, bucketOf(canary, true));
  const etag = page.headers.get('etag') ?? '';
  const again = await fetch(`${url}/books`, {
    headers: { cookie: `lectern-bucket=${String(bucketOf(canary, true))}`, 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('server-timing')).not.toBe(page.headers.get('server-timing'));
});

test('a canary that fails is aborted by one revision with its figures, although two gateways decide it', async () => {
  const canary = await startCanaries();
  const [one = '', other = ''] = await openGateways(2);
  const inside = bucketOf(canary, true);
  let metrics = '';
  for (const url of [one, other, one]) {
    metrics = await (await fetch(`${one}/metrics`)).text();
    const page = await pageOf(url, inside);
    const load = { remote: 'commerce', version: '1.1.0' };
    expect((await send(url, page, { ...load, outcome: 'started' })).status).toBe(204);
    expect((await send(url, page, { ...load, outcome: 'replaced', kind: 'render', shown: '1.0.0' })).status).toBe(204);
  }
  expect(metrics).toContain('lectern_canary_percent{remote="commerce",version="1.1.0"} 5\n');
  expect(metrics).toMatch(
    /lectern_canary_visits\{remote="commerce",version="1\.1\.0",side="canary",state="failed"\} [12]\n/,
  );
  const latest = async () => (await site.registryStore.latest()).registry;
  await until(async () => !(await latest()).remotes.commerce!.canary);
  await new Promise((done) => setTimeout(done, 1_500));
  expect(await latest()).toMatchObject({
    serial: 3,
    change: {
      by: 'gateway',
      command: 'canary commerce --end',
      reason: 'Aborted: at 5 %, 3 of 3 visits of 1.1.0 failed (3 render), and 0 of 0 of 1.0.0; evidence 2,105 : 1.',
    },
    remotes: { commerce: { stable: { version: '1.0.0' }, canary: null } },
    shell: { canary: { percent: 5 } },
  });
});

test('one visitor behind a proxy that is not trusted does not end a canary, even on a local site', async () => {
  const canary = await startCanaries();
  const warnings: string[] = [];
  const options = { home: site.home, config: fixtureConfig, port: 0, isLocal: true };
  gateways.push(createGateway({ ...options, warn: (message) => void warnings.push(message) }));
  const url = await gateways[0]!.listen();
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let visit = 0; visit < 10; visit += 1) {
    const page = await pageOf(url, bucketOf(canary, true), '/books', headers);
    for (const outcome of ['started', 'failed'])
      await send(url, page, { remote: 'commerce', version: '1.1.0', outcome, kind: 'render' }, headers);
  }
  await new Promise((done) => setTimeout(done, 2_500));
  const { registry } = await site.registryStore.latest();
  expect(registry.remotes.commerce!.canary).not.toBeNull();
  const running = { owner: 'commerce', canary, stable: registry.remotes.commerce!.stable } as const;
  expect(await readCanaryFigures(site.home, running as never)).toMatchObject({ canary: { started: 1, failed: 1 } });
  expect(warnings).toEqual([UNTRUSTED_PROXY]);
  await gateways[0]!.close();
  expect(await readLoadCounts(site.home)).toContainEqual(
    expect.objectContaining({ remote: 'site', outcome: 'forwarded', count: 1 }),
  );
});

test('a page of a shell that never reports is a failed visit of that shell, once for each browser', async () => {
  const canary = await startCanaries();
  const [url = ''] = await openGateways(1);
  const first = await pageOf(url, bucketOf(canary, true));
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  await fetch(`${url}/books`, { headers: { cookie, 'sec-fetch-dest': 'document' } });
  await fetch(`${url}/books`, { headers: { cookie: 'lectern-bucket=7' } });
  await gateways[0]!.close();
  const { shell } = (await site.registryStore.latest()).registry;
  const running = { owner: 'shell', canary: shell.canary!, stable: shell.stable };
  expect(await readCanaryFigures(site.home, running, Date.now() + 61_000)).toMatchObject({
    canary: { started: 1, failed: 1 },
    stable: { started: 0 },
    reasons: { silent: 1 },
  });
});

test('an automatic canary is raised step by step, and then live for everyone', async () => {
  const canary = await startCanaries(50);
  await site.revise((live) => ({
    shell: { ...live.shell, canary: null },
    remotes: {
      ...live.remotes,
      commerce: {
        ...live.remotes.commerce!,
        canary: { ...live.remotes.commerce!.canary!, auto: { visits: 1, minutes: 0 } },
      },
    },
  }));
  const [url = ''] = await openGateways(1);
  for (const isIn of [true, false]) {
    const page = await pageOf(url, bucketOf(canary, isIn));
    const load = { remote: 'commerce', version: isIn ? '1.1.0' : '1.0.0' };
    await send(url, page, { ...load, outcome: 'started' });
    await send(url, page, { ...load, outcome: 'loaded' });
  }
  const latest = async () => (await site.registryStore.latest()).registry;
  await until(async () => (await latest()).serial >= 4);
  expect(await latest()).toMatchObject({
    change: { by: 'gateway', command: 'canary commerce 1.1.0 --percent 100 --auto' },
    remotes: { commerce: { stable: { version: '1.1.0' }, fallback: { version: '1.0.0' }, canary: null } },
  });
});
