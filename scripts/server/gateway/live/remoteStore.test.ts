import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changeRegistry, copyStore, openStoresAt, plan, type StoresAt } from '../../../release';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';
import { PEERS, type Peer } from '../../../tests/fixtures/stores/peers';
import { createGateway, type Gateway } from '../createGateway';

let site: SiteFixture;
let peer: Peer;
let gateways: Gateway[] = [];
beforeEach(async () => {
  site = await createSiteFixture();
  peer = await PEERS.s3();
});
afterEach(async () => {
  for (const gateway of gateways) await gateway.close();
  gateways = [];
  await peer.close();
  await site.remove();
});

/** The store in the service, as one machine sees it. */
const storesOf = (machine: string): StoresAt =>
  openStoresAt(peer.url, {
    home: site.home,
    environment: peer.environment,
    cache: join(site.home, machine),
    freshMs: 500,
  });

async function start(machine: string): Promise<string> {
  const home = join(site.home, 'gateways');
  const gateway = createGateway({ home, config: fixtureConfig, port: 0, stores: storesOf(machine) });
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

test('two gateways serve one store in a service, and go on without it', async () => {
  const local = openStoresAt(`file:${site.home}`, { home: site.home, environment: {} });
  await copyStore(local, storesOf('operator'), () => undefined);
  const urls = [await start('one'), await start('two')];
  for (const url of urls) {
    const script = await fetch(`${url}/remotes/commerce/1.0.0/screen.js`);
    expect([script.status, await script.text()]).toEqual([200, 'screen();']);
    expect((await fetch(`${url}/remotes/commerce/9.9.9/screen.js`)).status).toBe(404);
  }
  const notice = { message: 'Back soon.' };
  await changeRegistry(storesOf('operator').registry, { by: 'Ann', command: 'maintenance on', reason: '-' }, (live) =>
    plan(live, { kind: 'maintenance', notice, remote: 'commerce' }),
  );
  for (const url of urls) await waitForSerial(url, 2);
  await peer.close();
  for (const url of urls) {
    expect((await fetch(`${url}/sign_in`)).status).toBe(200);
    expect((await fetch(`${url}/remotes/commerce/1.0.0/screen.js`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
});
