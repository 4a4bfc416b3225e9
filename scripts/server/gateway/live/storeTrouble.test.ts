import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { createGateway, type Gateway } from '../createGateway';
import {
  createSiteFixture,
  fixtureConfig,
  fixtureTemplate,
  type SiteFixture,
} from '../../../tests/fixtures/gatewaySite';
import { until } from '../../../tests/fixtures/until';

let site: SiteFixture;
let gateway: Gateway;

async function open(): Promise<void> {
  gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0 });
  await gateway.load();
}

const get = (url: string): Promise<LightMyRequestResponse> => gateway.app.inject({ url });

beforeEach(async () => void (site = await createSiteFixture()));
afterEach(async () => {
  await gateway.close();
  await site.remove();
});

describe('a damaged store', () => {
  test('a corrupt newest revision: the previous one is served, and /readyz says why', async () => {
    await writeFile(join(site.home, 'registry/000002.json'), '{"schemaVersion":1');
    await open();
    expect((await get('/books')).statusCode).toBe(200);
    const ready = await get('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({
      status: 'degraded',
      serial: 1,
      problems: [expect.stringContaining('000002.json')],
    });
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    await site.revise(() => ({}));
    await gateway.load();
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', serial: 3, problems: [], notices: [] });
  });

  test('an unreadable store: the last good revision stays', async () => {
    gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0 });
    const url = await gateway.listen();
    await rename(join(site.home, 'registry'), join(site.home, 'away'));
    await until(async () => (await fetch(`${url}/readyz`)).status === 503);
    expect((await fetch(`${url}/books`)).status).toBe(200);
    await rename(join(site.home, 'away'), join(site.home, 'registry'));
    await until(async () => (await fetch(`${url}/readyz`)).status === 200);
  });

  test('a revision that is damaged while served: it stays, and /readyz reports it', async () => {
    await site.revise(() => ({}));
    await open();
    const url = await gateway.listen();
    await writeFile(join(site.home, 'registry/000002.json'), 'damaged');
    await until(async () => (await fetch(`${url}/readyz`)).status === 503);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      serial: 2,
      problems: [expect.stringContaining('000002.json')],
    });
  });

  test('a shell release with an unusable template: the previous revision stays, even after a restart', async () => {
    await open();
    for (const [version, template] of [
      ['1.0.1', 'no page'],
      ['1.0.2', fixtureTemplate.replace('<body>', '<body><script>1</script>')],
    ] as const) {
      const shell = await site.publishShell(version, template);
      await site.revise((live) => ({ shell: { ...live.shell, stable: shell } }));
    }
    await gateway.load();
    expect((await get('/readyz')).json()).toMatchObject({ status: 'degraded', serial: 1 });
    await gateway.close();
    await open();
    expect((await get('/readyz')).json()).toMatchObject({
      status: 'degraded',
      serial: 1,
      problems: [expect.stringContaining('<script>'), expect.stringContaining('lacks <!--lectern:head-->')],
    });
  });

  test('nothing to serve: the gateway does not start, and the error says what to do', async () => {
    gateway = createGateway({ home: join(site.home, 'empty'), config: fixtureConfig, port: 0 });
    await expect(gateway.listen()).rejects.toThrow(/no revision/);
    await gateway.close();
    await writeFile(join(site.home, 'bundles/shell/1.0.0/template.html'), 'tampered');
    gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0 });
    await expect(gateway.listen()).rejects.toThrow(/does not match its integrity/);
  });

  test('a port in use is named in the error', async () => {
    await open();
    const url = await gateway.listen();
    const second = createGateway({ home: site.home, config: fixtureConfig, port: Number(new URL(url).port) });
    await expect(second.listen()).rejects.toThrow(/is in use/);
    await second.close();
  });
});
