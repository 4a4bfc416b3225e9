import { setTimeout as wait } from 'node:timers/promises';
import {
  changeRegistry,
  openRegistryStore,
  openStoresAt,
  plan,
  type RegistryStore,
  StoreError,
} from '../../../release';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';
import { createGateway, type Gateway, type GatewayOptions } from '../createGateway';

let site: SiteFixture;
let store: RegistryStore;
const gateways: Gateway[] = [];
beforeEach(async () => {
  site = await createSiteFixture();
  store = openRegistryStore(site.home);
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  await site.remove();
});

async function start(options: Partial<GatewayOptions> = {}): Promise<string> {
  const gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0, ...options });
  gateways.push(gateway);
  return gateway.listen();
}

async function closeUntil(until: number): Promise<void> {
  const notice = { message: 'Back soon.', until: new Date(until).toISOString() };
  const change = { by: 'Ann', command: 'maintenance on', reason: '-' };
  await changeRegistry(store, change, (live) => plan(live, { kind: 'maintenance', notice, remote: null }));
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await isTrue()); attempt += 1) {
    if (attempt > 100) throw new Error('The condition was not met within 5 s.');
    await wait(50);
  }
}
const isOpen = async (url: string): Promise<boolean> => (await fetch(url)).status !== 503;

test('several gateways end a maintenance at its time with one revision', async () => {
  const urls = [await start(), await start()];
  const before = (await store.latest()).serial;
  await closeUntil(Date.now() + 700);
  await waitUntil(async () => (await store.latest()).serial === before + 2);
  for (const url of urls) await waitUntil(() => isOpen(url));
  const { registry } = await store.latest();
  expect(registry).toMatchObject({ serial: before + 2, maintenance: null, change: { by: 'lectern' } });
});

test('a timer that fires before the end by the wall clock does not put the end off', async () => {
  const url = await start();
  const until = Date.now() + 300;
  await closeUntil(until);
  const clock = jest.spyOn(Date, 'now');
  clock.mockImplementation(() => Math.min(performance.timeOrigin + performance.now(), until - 1));
  await wait(600);
  clock.mockRestore();
  await waitUntil(() => isOpen(url));
});

test('a gateway ends an overdue maintenance when it starts', async () => {
  await closeUntil(Date.now() - 1);
  const url = await start();
  await waitUntil(() => isOpen(url));
});

test('a store that cannot be written is reported once, and the gateway keeps running', async () => {
  await closeUntil(Date.now() - 1);
  const warnings: string[] = [];
  const readOnly = { ...store, append: () => Promise.reject(new StoreError('unwritable', 'The disk is full.')) };
  const stores = { ...openStoresAt(`file:${site.home}`, { home: site.home, environment: {} }), registry: readOnly };
  const url = await start({ stores, warn: (message) => warnings.push(message) });
  await waitUntil(() => Promise.resolve(warnings.length > 0));
  expect(warnings).toEqual([expect.stringContaining('The disk is full.')]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
