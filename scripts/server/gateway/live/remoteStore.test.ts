import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changeRegistry, copyStore, openStoresAt, plan, type StoresAt } from '../../../release';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';
import { startFaultyProxy, type FaultyProxy } from '../../../tests/fixtures/stores/faultyProxy';
import { TEST_STORES, type TestStore } from '../../../tests/fixtures/stores/testStores';
import { createGateway, type Gateway } from '../createGateway';
import { LONGEST_PAUSE_MS } from './watchRevisions';

let site: SiteFixture;
let testStore: TestStore;
let gateways: Gateway[] = [];
let proxy: FaultyProxy | null = null;
beforeEach(async () => {
  site = await createSiteFixture();
  testStore = await TEST_STORES.s3();
});
afterEach(async () => {
  for (const gateway of gateways) await gateway.close();
  gateways = [];
  await proxy?.close();
  proxy = null;
  await testStore.close();
  await site.remove();
});

const revisionFile = (serial: number): string => `${String(serial).padStart(6, '0')}.json`;

/** The stores at the URL of the test store, as one machine opens them: with a cache folder of its own. */
const storesOf = (
  machine: string,
  { url, environment }: Pick<TestStore, 'url' | 'environment'> = testStore,
): StoresAt =>
  openStoresAt(url, {
    home: site.home,
    environment,
    cache: join(site.home, machine),
    freshMs: 500,
  });

async function start(machine: string, at?: Pick<TestStore, 'url' | 'environment'>): Promise<string> {
  const home = join(site.home, 'gateways');
  const gateway = createGateway({ home, config: fixtureConfig, port: 0, stores: storesOf(machine, at) });
  gateways.push(gateway);
  return gateway.listen();
}

async function waitForSerial(url: string, serial: number): Promise<void> {
  const seen = async (): Promise<unknown> =>
    ((await (await fetch(`${url}/registry.json`)).json()) as { serial: unknown }).serial;
  for (let attempt = 0; (await seen()) !== serial; attempt += 1) {
    if (attempt > 200) throw new Error(`Revision ${String(serial)} was not served within 10 s.`);
    await wait(50);
  }
}

test('a revision is served within 2 s, with 100 ms for each request and a long log', async () => {
  for (let count = 0; count < 70; count += 1) await site.revise(() => ({}));
  const local = openStoresAt(`file:${site.home}`, { home: site.home, environment: {} });
  await copyStore(local, storesOf('operator'), () => undefined);
  const requests: string[] = [];
  proxy = await startFaultyProxy(testStore.target, ({ method, url = '' }) => {
    requests.push(`${String(method)} ${url}`);
    return null;
  });
  const url = await start('one', testStore.through(proxy.url));
  await waitForSerial(url, 71);
  // For each new revision, the number of sequential requests from its discovery until it is served.
  const requestCounts: number[] = [];
  for (let serial = 72; serial < 76; serial += 1) {
    await changeRegistry(storesOf('operator').registry, change, (live) => plan(live, noticeOf(String(serial))));
    const from = requests.length;
    await waitForSerial(url, serial);
    // The gateway looks for the next revision again and again. Only the look that finds it counts.
    const isLook = (request: string): boolean => request.startsWith('HEAD') && request.includes(revisionFile(serial));
    requestCounts.push(requests.slice(from).filter((request) => !isLook(request)).length + 1);
  }
  // Measured times would depend on this machine. The bound follows from the longest pause and the sequential requests.
  expect(LONGEST_PAUSE_MS + Math.max(...requestCounts) * 100).toBeLessThan(2_000);
});

const change = { by: 'Ann', command: 'maintenance on', reason: '-' };
const noticeOf = (message: string) => ({ kind: 'maintenance', notice: { message }, remote: 'commerce' }) as const;

test('two gateways serve one store in object storage, and keep serving while it is unavailable', async () => {
  const local = openStoresAt(`file:${site.home}`, { home: site.home, environment: {} });
  await copyStore(local, storesOf('operator'), () => undefined);
  const urls = [await start('one'), await start('two')];
  for (const url of urls) {
    const script = await fetch(`${url}/remotes/commerce/1.0.0/screen.js`);
    expect([script.status, await script.text()]).toEqual([200, 'screen();']);
    expect((await fetch(`${url}/remotes/commerce/9.9.9/screen.js`)).status).toBe(404);
  }
  await changeRegistry(storesOf('operator').registry, change, (live) => plan(live, noticeOf('Back soon.')));
  for (const url of urls) await waitForSerial(url, 2);
  await testStore.close();
  for (const url of urls) {
    expect((await fetch(`${url}/sign_in`)).status).toBe(200);
    expect((await fetch(`${url}/remotes/commerce/1.0.0/screen.js`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
});
