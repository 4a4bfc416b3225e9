import { readFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyPluginAsync, LightMyRequestResponse } from 'fastify';
import { parseBoot, type Registry } from '@lectern/shared/contract';
import { createGateway, type Gateway, type GatewayOptions } from '../createGateway';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';

let site: SiteFixture;
let gateway: Gateway;

async function open(options: Partial<GatewayOptions> = {}): Promise<void> {
  gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0, ...options });
  await gateway.load();
}

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  gateway.app.inject({ url, headers });

/** A request as it is, without a client that tidies its path. */
async function overSocket(line: string): Promise<string> {
  if (!gateway.app.server.listening) await gateway.listen();
  const { port } = gateway.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.end(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}

const bootOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

beforeEach(async () => {
  site = await createSiteFixture();
});

afterEach(async () => {
  await gateway.close();
  await site.remove();
});

describe('pages', () => {
  beforeEach(() => open());

  test('a live route is answered with the template, boot data and the preload links of this route alone', async () => {
    const response = await get('/books');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<html lang="en" data-serial="1">');
    expect(response.body).toContain('<title>Books &lt;&amp; more&gt; · Lectern</title>');
    expect(response.body).toContain('<link rel="canonical" href="http://localhost:80/books">');
    const preloads = [
      ...response.body.matchAll(
        /<link rel="preload" as="(\w+)" href="([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous">/g,
      ),
    ];
    expect(preloads.map((match) => [match[1], match[2]])).toEqual([
      ['script', '/remotes/shell/1.0.0/main.js'],
      ['script', '/remotes/commerce/1.0.0/remoteEntry.js'],
      ['style', '/remotes/commerce/1.0.0/screen.css'],
      ['script', '/remotes/commerce/1.0.0/screen.js'],
    ]);
    expect(response.body).toMatch(
      /<link rel="stylesheet" href="\/remotes\/shell\/1.0.0\/main.css" integrity="sha384-[^"]+" crossorigin="anonymous">/,
    );
    expect(response.body).toMatch(
      /<script src="\/remotes\/shell\/1.0.0\/main.js" integrity="sha384-[^"]+" crossorigin="anonymous" defer><\/script>\n<\/body>/,
    );
    expect(parseBoot(bootOf(response.body)).registry.serial).toBe(1);
  });

  test(
    'a guarded route preloads nothing of its remote; a route of the shell preloads its chunk and ' + 'stylesheet',
    async () => {
      const guarded = await get('/watch/a/b/c');
      expect(guarded.statusCode).toBe(200);
      expect(guarded.body).not.toMatch(/<link[^>]*learning/);
      expect(guarded.body).toContain('noindex');
      expect((await get('/watch/a/b')).body).toMatch(
        /rel="preload" as="script" href="\/remotes\/learning\/1.0.0\/remoteEntry.js"/,
      );
      expect((await get('/sign_in')).body).toMatch(
        /rel="preload" as="script" href="\/remotes\/shell\/1.0.0\/screens.js"/,
      );
      expect((await get('/sign_in')).body).toMatch(
        /rel="preload" as="style" href="\/remotes\/shell\/1.0.0\/screens.css" integrity="sha384-[^"]+" crossorigin/,
      );
    },
  );

  test.each(['/nope', '/books/xyz', '/Books', '/watch/a', '/watch/%E0%A4%A/b', '/%', '//books', '/remotes-of'])(
    '%s is a page of status 404',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('id="boot"');
      expect(response.body).not.toMatch(/<link[^>]*(commerce|learning)/);
    },
  );

  test.each([
    ['/books/', '/books'],
    ['/books///?q=a/', '/books?q=a/'],
    ['/nope/', '/nope'],
  ])('%s redirects to %s', async (url, target) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, target]);
  });

  test.each(['//evil.example/', '/\\evil.example/', '//', '///'])('%s redirects nowhere', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers.location).toBeUndefined();
  });

  test('the page comes in the encoding that the visitor prefers, and is not sent again while unchanged', async () => {
    const plain = await get('/books');
    const br = await get('/books', { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await get('/books', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gz.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(
      ['br', 'gzip', undefined],
    );
    expect(brotliDecompressSync(new Uint8Array(br.rawPayload)).toString()).toBe(plain.body);
    expect(gunzipSync(new Uint8Array(gz.rawPayload)).toString()).toBe(plain.body);
    expect(br.headers.vary).toBe('Accept-Encoding');
    const again = await get('/books', {
      'accept-encoding': 'gzip, deflate, br',
      'if-none-match': String(br.headers.etag),
    });
    expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined]);
    expect((await get('/books', { 'if-none-match': String(br.headers.etag) })).statusCode).toBe(200);
    const missing = await get('/nope');
    expect((await get('/nope', { 'if-none-match': String(missing.headers.etag) })).statusCode).toBe(404);
  });

  test('HEAD answers as GET without a body; other methods are refused', async () => {
    const head = await overSocket('HEAD /books');
    expect(head).toMatch(/^HTTP\/1.1 200 OK\r\n.*content-length: \d{4}\r\n.*\r\n\r\n$/is);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const refused = await gateway.app.inject({
        method,
        url: '/books',
        payload: method === 'OPTIONS' ? undefined : 'x',
        headers: { 'content-type': 'x/y' },
      });
      expect([method, refused.statusCode, refused.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
    const telemetry = await get('/telemetry');
    expect([telemetry.statusCode, telemetry.headers.allow]).toEqual([405, 'POST']);
    expect((await gateway.app.inject({ method: 'POST', url: '/registry.json' })).statusCode).toBe(405);
  });

  test('nothing in the boot data can end its block or open a comment', async () => {
    const reason = '</script><!--<script>\u2028\u2029&';
    await site.revise(() => ({ change: { by: 'x', command: 'x', reason } }));
    await gateway.load();
    const { body } = await get('/books');
    expect(body.split('</script>')).toHaveLength(3);
    expect(body).not.toMatch(/[\u2028\u2029]|<!--/);
    expect(parseBoot(bootOf(body)).registry.change.reason).toBe(reason);
  });

  test('a route that only a canary release has is live', async () => {
    await site.revise((live) => {
      const { stable } = live.remotes.commerce!;
      const release = {
        ...stable,
        version: '1.1.0',
        routes: [...stable.routes, { ...stable.routes[0]!, id: 'gifts', path: '/gifts' }],
      };
      return {
        remotes: { ...live.remotes, commerce: { stable, fallback: null, canary: { release, percent: 5, salt: 's' } } },
      };
    });
    await gateway.load();
    expect((await get('/gifts')).statusCode).toBe(200);
  });
});

describe('maintenance', () => {
  test('of the site: every page is 503, with the expected end', async () => {
    const until = new Date(Date.now() + 3_600_000);
    await site.revise(() => ({ maintenance: { message: 'Back soon', until: until.toISOString() } }));
    await open();
    const response = await get('/books');
    expect(response.statusCode).toBe(503);
    expect(Date.parse(String(response.headers['retry-after']))).toBe(Math.floor(until.getTime() / 1000) * 1000);
    expect(response.body).not.toMatch(/<link[^>]*commerce/);
    expect((await get('/nope')).statusCode).toBe(503);
    expect((await get('/remotes/shell/1.0.0/main.js')).statusCode).toBe(200);
  });

  test('of one remote: its routes alone', async () => {
    await site.revise(() => ({ maintenance: { message: 'Back soon', remotes: ['commerce'] } }));
    await open();
    const response = await get('/books');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, undefined]);
    expect((await get('/watch/open/b')).statusCode).toBe(200);
    expect((await get('/nope')).statusCode).toBe(404);
  });
});

describe('security headers', () => {
  test('a page has a strict policy with the hash of its inline style', async () => {
    await open();
    const { headers } = await get('/books');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(policy).toMatch(/connect-src 'self' blob:;/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('a hosted backend and a release kept elsewhere are allowed for, and nothing more', async () => {
    await site.revise((live) => {
      const commerce = live.remotes.commerce!.stable;
      const moved = { ...commerce, entry: { ...commerce.entry, url: 'https://cdn.example/commerce/remoteEntry.js' } };
      return { remotes: { ...live.remotes, commerce: { stable: moved, fallback: null, canary: null } } };
    });
    await open({
      config: {
        ...fixtureConfig,
        backend: { kind: 'hosted', projectId: 'p', storageBucket: 'b', apiKey: 'k', authDomain: 'd', appId: 'a' },
      },
    });
    const policy = String((await get('/books')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://cdn.example;");
    expect(policy).toMatch(/connect-src 'self' blob: https:\/\/cdn.example https:\/\/identitytoolkit.googleapis.com /);
  });

  test('strict transport security only behind TLS, as a trusted proxy says', async () => {
    await open({ trustProxy: true });
    const https = await get('/books', { 'x-forwarded-proto': 'https' });
    expect(https.headers['strict-transport-security']).toBe('max-age=31536000');
    await gateway.close();
    await open();
    expect(
      (await get('/books', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
    ).toBeUndefined();
  });

  test('an answer of a plugin can run nothing were it opened as a page', async () => {
    const plugin: FastifyPluginAsync = async (app) => {
      app.post('/v1/thing', (_request, reply) => reply.type('text/html').send('<script>1</script>'));
      app.post('/v1/broken', () => Promise.reject(new Error('secret path')));
      await Promise.resolve();
    };
    await open({ plugins: [plugin] });
    const response = await gateway.app.inject({ method: 'POST', url: '/v1/thing' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    const broken = await gateway.app.inject({ method: 'POST', url: '/v1/broken' });
    expect([broken.statusCode, broken.body]).toEqual([500, 'Something went wrong on the server.\n']);
  });
});

describe('bundles', () => {
  beforeEach(() => open());

  test('a file is immutable, readable from anywhere, and comes from its precompressed form', async () => {
    const url = '/remotes/commerce/1.0.0/remoteEntry.js';
    const plain = await get(url);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    expect(plain.headers['content-security-policy']).toBeUndefined();
    const br = await get(url, { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.rawPayload).toEqual(await readFile(join(site.home, 'bundles/commerce/1.0.0/remoteEntry.js.br')));
    expect((await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0.5' })).headers['content-encoding']).toBe('gzip');
    expect(
      (await get(`${url}?retry=1`, { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })).statusCode,
    ).toBe(304);
    expect((await get('/remotes/commerce/1.0.0/screen.css', { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
    });
    expect((await gateway.app.inject({ method: 'HEAD', url })).headers['content-length']).toBe(
      String(plain.rawPayload.length),
    );
  });

  test.each([
    '/remotes/commerce/1.0.0/nope.js',
    '/remotes/commerce/9.9.9/remoteEntry.js',
    '/remotes/nobody/1.0.0/remoteEntry.js',
    '/remotes/commerce/1.0.0/',
    '/remotes/commerce/1.0.0',
    '/remotes/',
    '/remotes/commerce/1.0.0/../../../registry/000001.json',
    '/remotes/commerce/1.0.0/%2e%2e/%2e%2e/%2e%2e/registry/000001.json',
    '/remotes/commerce/1.0.0/..%2f..%2f..%2fregistry%2f000001.json',
    '/remotes/commerce/../../registry/000001.json',
    '/remotes/%2e%2e/registry/000001.json',
    '/remotes/commerce/1.0.0/%00.js',
    '/remotes/commerce/1.0.0/a%5c..%5cb',
    '/remotes/commerce/1.0.0//etc/passwd',
    '/remotes/commerce/1.0.0/%2fetc%2fpasswd',
  ])('%s is 404 as plain text', async (path) => {
    expect(await overSocket(`GET ${path}`)).toMatch(
      /^HTTP\/1.1 404 .*content-type: text\/plain.*There is no such file/is,
    );
  });

  test('a frame runs scripts in a sandbox, cut off from the site', async () => {
    const { headers } = await get('/remotes/commerce/1.0.0/frame.html');
    expect(headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; .*frame-ancestors 'self'$/,
    );
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test('files of the live shell stand at the root; those that it lacks are 404, never HTML', async () => {
    const icon = await get('/favicon.svg');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-cache' });
    expect((await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) })).statusCode).toBe(304);
    const worker = await get('/sw.js');
    expect([worker.statusCode, worker.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});

describe('registry', () => {
  beforeEach(() => open());

  test('/registry.json is the live revision, revalidated by its tag', async () => {
    const response = await get('/registry.json', { 'accept-encoding': 'br' });
    const registry = JSON.parse(brotliDecompressSync(new Uint8Array(response.rawPayload)).toString()) as Registry;
    expect(registry.remotes.commerce?.stable.version).toBe('1.0.0');
    expect(response.headers['cache-control']).toBe('no-cache');
    const tag = String(response.headers.etag);
    expect(
      (await get('/registry.json', { 'accept-encoding': 'br', 'if-none-match': `W/${tag}, "x"` })).statusCode,
    ).toBe(304);
    await site.revise(() => ({}));
    await gateway.load();
    expect((await get('/registry.json', { 'accept-encoding': 'br', 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('/robots.txt leaves out the routes that need an account', async () => {
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /watch/*/*/*$\nDisallow: /api/\nDisallow: /__/\nAllow: /\n\nSitemap: ' +
        'http://localhost:80/sitemap.xml\n',
    );
  });
});
