import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { integrityOf } from '../../../release';
import { fixtureTemplate } from '../../../tests/fixtures/gatewaySite';
import { prepareGateway } from '../testBed';
import { createRenderedPages } from './renderedPages';
import { until } from '../../../tests/fixtures/until';

const testBed = prepareGateway();
const ROUTE = { id: 'shop', path: '/shop', prerender: true } as const;
const screen = (body: string): string => `exports.MainScreen = (request) => { ${body} };`;
const SOUND = (version: string) =>
  screen(`return 'shop ${version} ' + request.pathname + request.search + request.theme`);

/** Publishes a version of the remote with this renderer, and makes it live. */
async function goLive(version: string, server: string): Promise<void> {
  const release = await testBed.site.publishRemote('shop', [ROUTE], version, { 'server.js': server });
  await testBed.site.revise(({ remotes }) => ({
    remotes: { ...remotes, shop: { stable: release, fallback: null, canary: null } },
  }));
}

/** Requests a page until it is prerendered: the first response may not wait for the code of its release. */
async function rendered(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  let response = await testBed.get(url, headers);
  await until(async () => {
    response = await testBed.get(url, headers);
    return response.body.includes('data-rendered');
  });
  return response;
}

const versionIn = (body: string): string | undefined => /<main>shop (\S+)/.exec(body)?.[1];
const bootIn = (body: string) => {
  const json = /id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  return JSON.parse(json) as { registry: { remotes: { shop: { stable: { version: string } } } } };
};

test('the HTML of a page contains its content, its styles and its data', async () => {
  await goLive('1.0.0', SOUND('1.0.0'));
  await testBed.open();
  const { body, headers } = await rendered('/shop?a=1');
  expect(body).toContain('<div id="root" data-rendered><main>shop 1.0.0 /shop?a=1system</main></div>');
  expect(body).toContain('<style data-href="/remotes/shop/1.0.0/screen.css">b{}</style>');
  expect(body).toContain('<script type="application/json" id="page-data">[[["a"],1]]</script>');
  expect(body).not.toContain('rel="stylesheet"');
  const hash = createHash('sha256').update('b{}').digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Mode, Accept');
});

test('a page asks for the poster of its video before its scripts', async () => {
  await goLive('1.0.0', screen('return `<video src="/a.webm" poster="/a.webp?x=1&amp;y=2"></video>`;'));
  await testBed.open();
  const { body } = await rendered('/shop');
  const links = [...body.matchAll(/<link rel="preload" as="(\w+)"[^>]*>/g)];
  expect(links[0]?.[0]).toBe('<link rel="preload" as="image" fetchpriority="high" href="/a.webp?x=1&amp;y=2">');
  expect(links.length).toBeGreaterThan(1);
});

test('the theme of the visitor is in the markup and on the page', async () => {
  await goLive('1.0.0', SOUND('1.0.0'));
  await testBed.open();
  const { body } = await rendered('/shop', { cookie: 'a=b; lectern-hint=out.dark' });
  expect(body).toContain('/shopdark</main>');
  expect(body).toContain('<html data-theme="dark"');
});

test('the limit of the cache counts bytes, whatever the script of a page', async () => {
  const pages = createRenderedPages();
  const arabic = 'ا'.repeat(1024 * 1024);
  for (let n = 0; n < 25; n += 1) await pages.pageOf(`/${n}`, () => Promise.resolve({ html: arabic, policy: '' }));
  expect(pages.cached('/0')).toBeNull();
  expect(pages.cached('/24')).not.toBeNull();
});

/** Makes a shell live that offers German, as a template and words. */
async function offerGerman(): Promise<void> {
  const template = fixtureTemplate.replace('lang="en"', 'lang="de" dir="ltr"');
  const asset = {
    url: '/remotes/shell/2.0.0/template.de.html',
    integrity: integrityOf(new TextEncoder().encode(template)),
    bytes: template.length,
  };
  const words = { notFound: 'Nicht gefunden', maintenance: 'Gleich wieder da', description: 'In deinem Tempo.' };
  const shell = await testBed.site.publishShell('2.0.0', fixtureTemplate, {
    'template.de.html': template,
    'languages.json': JSON.stringify({ de: { js: [], titles: {}, template: asset, words } }),
  });
  await testBed.site.revise(() => ({ shell: { stable: shell, fallback: null, canary: null } }));
}

test('requests that follow at once, and differ, get pages of their own', async () => {
  await offerGerman();
  await goLive('1.0.0', SOUND('1.0.0'));
  await testBed.open();
  const ask = (headers: Record<string, string>, url = '/shop?a=1') =>
    testBed.get(url, headers).then(({ body }) => body);
  await rendered('/shop?a=2');
  await rendered('/shop?a=1', { cookie: 'lectern-hint=out.dark' });
  await rendered('/shop?a=1', { host: 'other.example' });
  await rendered('/shop?a=1');
  const [first, query, theme, host, german] = [
    await ask({}),
    await ask({}, '/shop?a=2'),
    await ask({ cookie: 'lectern-hint=out.dark' }),
    await ask({ host: 'other.example' }),
    await ask({ 'accept-language': 'de' }),
  ];
  expect(first).toContain('/shop?a=1system');
  expect(first).toContain('href="http://localhost:80/shop"');
  expect(query).toContain('/shop?a=2system');
  expect(theme).toContain('/shop?a=1dark');
  expect(host).toContain('href="http://other.example/shop"');
  expect(german).toContain('<html lang="de"');
});

test('a session, a draft on the device, the service worker and a site without rendering get no content', async () => {
  await goLive('1.0.0', SOUND('1.0.0'));
  await testBed.open();
  await rendered('/shop');
  const others = [
    await testBed.get('/shop', { cookie: 'lectern-hint=in.system' }),
    await testBed.get('/shop', { cookie: 'a=b; lectern-device=1' }),
    await testBed.get('/shop', { 'sec-fetch-mode': 'cors' }),
    await testBed.get('/shop', { accept: 'text/html' }),
    await testBed.get('/sign_in'),
  ];
  for (const { body } of others) expect(body).toContain('<div id="root"></div>');
  await testBed.gateway.close();
  await testBed.open({ prerenders: false });
  expect((await testBed.get('/shop')).body).toContain('<div id="root"></div>');
});

test.each([
  ['throws', screen('throw new Error("broken")'), 'thrown'],
  ['answers 5 MB', screen('return "x".repeat(5e6)'), 'large'],
  ['loops', screen('for (;;);'), 'slow'],
  ['asks for a module of Node', 'require("node:fs"); exports.MainScreen = () => 1;', 'thrown'],
  // On a busy machine, the memory may not fill up in time.
  ['allocates 1 GB', screen('return new Array(2e8).fill(1).length'), '(ended|slow)'],
  ['tries the network', screen('return fetch("http://localhost/")'), 'thrown'],
  ['is no module', 'exports.Other = 1;', 'thrown'],
])('a release that %s gets its page without content, and is counted', async (_what, server, kind) => {
  await goLive('1.0.0', server);
  const warnings: string[] = [];
  await testBed.open({ warn: (message) => void warnings.push(message) });
  const count = async (): Promise<string> => (await testBed.get('/metrics')).body;
  const line = new RegExp(`lectern_pages_unrendered_total\\{remote="shop",version="1.0.0",kind="${kind}"\\} [1-9]`);
  await until(
    async () => {
      const { statusCode, body } = await testBed.get('/shop');
      expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
      return line.test(await count());
    },
    () => warnings.join(' '),
  );
  expect(warnings[0]).toContain('shop 1.0.0 could not render a page');
});

test('a release that keeps failing is not tried for each request', async () => {
  await goLive('1.0.0', screen('throw new Error("broken")'));
  const warnings: string[] = [];
  await testBed.open({ warn: (message) => void warnings.push(message) });
  for (let request = 0; request < 20; request++) await testBed.get(`/shop?${String(request)}`);
  expect(warnings.length).toBeLessThanOrEqual(4);
});

test('addresses that make a release throw switch off no other page of it', async () => {
  const throws = `if (request.search) throw new Error('broken');`;
  await goLive('1.0.0', screen(`${throws} return 'shop 1.0.0 ' + request.pathname;`));
  const warnings: string[] = [];
  await testBed.open({ warn: (message) => void warnings.push(message) });
  let request = 0;
  const attack = () => testBed.get(`/shop?${String((request += 1))}`);
  await until(async () => (await attack()).statusCode === 200 && warnings.length > 2);
  await until(
    async () => (await attack()).statusCode === 200 && (await testBed.get('/shop')).body.includes('data-rendered'),
  );
});

test('markup is always of the release that the page names, over roll-backs under load', async () => {
  await goLive('1.0.0', SOUND('1.0.0'));
  await goLive('1.0.1', SOUND('1.0.1'));
  const { remotes } = (await testBed.site.registryStore.latest()).registry;
  const earlier = (await testBed.site.registryStore.read(2)).registry.remotes;
  await testBed.open();
  await rendered('/shop');
  let contents = 0;
  const check = async (): Promise<void> => {
    const { body } = await testBed.get('/shop');
    const shown = versionIn(body);
    if (shown === undefined) return;
    contents += 1;
    expect(shown).toBe(bootIn(body).registry.remotes.shop.stable.version);
  };
  for (let revision = 0; revision < 30; revision++) {
    await testBed.site.revise(() => ({ remotes: revision % 2 === 0 ? earlier : remotes }));
    await Promise.all([check(), check(), testBed.gateway.load(), check(), check()]);
  }
  expect(contents).toBeGreaterThan(0);
});

test('each side of a canary gets the markup of its release', async () => {
  await goLive('1.0.0', SOUND('1.0.0'));
  const release = await testBed.site.publishRemote('shop', [ROUTE], '2.0.0', { 'server.js': SOUND('2.0.0') });
  await testBed.site.revise(({ remotes }) => ({
    remotes: { ...remotes, shop: { ...remotes.shop!, canary: { release, percent: 50, salt: 'a' } } },
  }));
  await testBed.open();
  const versions = new Set<string | undefined>();
  for (let bucket = 0; bucket < 40; bucket++)
    versions.add(versionIn((await rendered('/shop', { cookie: `lectern-bucket=${String(bucket * 250)}` })).body));
  expect([...versions].sort()).toEqual(['1.0.0', '2.0.0']);
});

test('a page does not wait for content that never comes, and content that is late serves the next one', async () => {
  const pages = createRenderedPages();
  let resolve: (page: { html: string; policy: string }) => void = () => undefined;
  const promise = new Promise<{ html: string; policy: string }>((done) => (resolve = done));
  const render = jest.fn(() => promise);
  expect(await Promise.all([pages.pageOf('a', render), pages.pageOf('a', render)])).toEqual([null, null]);
  expect(render).toHaveBeenCalledTimes(1);
  resolve({ html: '<main>', policy: '' });
  expect(await pages.pageOf('a', render)).toMatchObject({ policy: '' });
  expect(pages.cached('a')).not.toBeNull();
});
