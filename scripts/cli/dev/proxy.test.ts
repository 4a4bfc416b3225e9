import Fastify, { type FastifyInstance } from 'fastify';
import { openDeployedSite, type DeployedSite } from './deployedSite';
import type { LocalRemote } from './localRemote';
import { createProxy } from './proxy';
import { registryOf, releaseOf, siteConfig, startSite } from '../../tests/fixtures/deployedSite';

describe('the proxy in front of a deployed site', () => {
  let upstream: FastifyInstance;
  let site: DeployedSite;
  let files: FastifyInstance;
  let proxy: FastifyInstance;
  let url: string;
  let compilation = 1;

  beforeAll(async () => {
    const started = await startSite({ registry: registryOf(4), config: siteConfig });
    upstream = started.app;
    site = await openDeployedSite(started.origin, () => undefined);
    files = Fastify();
    files.get('/remotes/info/1.0.0-development/remoteEntry.js', (_request, reply) =>
      reply.type('text/javascript').send('local()'),
    );
    files.get('/remotes/commerce/1.0.0-development/remoteEntry.js', (_request, reply) =>
      reply.type('text/javascript').send('second()'),
    );
    files.get('/remotes/info/1.0.0-development/frame.html', (_request, reply) =>
      reply.type('text/html').send('<script>1</script>'),
    );
    const origin = await files.listen({ host: '127.0.0.1', port: 0 });
    const remoteOf = (name: string, path: string, compilations: () => number): LocalRemote => ({
      name,
      path: `/remotes/${name}/1.0.0-development`,
      origin,
      release: () => releaseOf(name, '1.0.0-development', path),
      compilation: compilations,
      close: () => Promise.resolve(),
    });
    const remotes = [remoteOf('info', '/contact', () => compilation), remoteOf('commerce', '/books', () => 0)];
    proxy = createProxy({ site, remotes, shell: null });
    url = await proxy.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await proxy.close();
    site.close();
    await Promise.all([upstream.close(), files.close()]);
  });

  test('names the local release in the registry, in pages and in their configuration', async () => {
    const registry = (await (await fetch(`${url}/registry.json`)).json()) as { serial: number };
    expect(registry.serial).toBe(400_001);
    const page = await fetch(`${url}/contact`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('deployed template');
    expect(html).toContain('"development":{"remotes":["info","commerce"]');
    expect(html).toContain('<link rel="preload" as="script" href="/remotes/info/1.0.0-development/remoteEntry.js"');
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ws://${new URL(url).host}`);
    expect((await fetch(`${url}/nothing-here`, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  test('serves files of the local remote itself, and those of others from the site', async () => {
    expect(await (await fetch(`${url}/remotes/info/1.0.0-development/remoteEntry.js`)).text()).toBe('local()');
    expect(await (await fetch(`${url}/remotes/commerce/1.0.0-development/remoteEntry.js`)).text()).toBe('second()');
    expect(await (await fetch(`${url}/remotes/commerce/2.0.0/remoteEntry.js`)).text()).toBe('deployed()');
    const frame = await fetch(`${url}/remotes/info/1.0.0-development/frame.html`, { headers: { accept: 'text/html' } });
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts/);
  });

  test("forwards requests with bodies and headers, as if from the site's own pages", async () => {
    const body = 'x'.repeat(2_500_000);
    const headers = {
      'content-type': 'application/octet-stream',
      authorization: 'Bearer t',
      origin: url,
      referer: `${url}/profile`,
    };
    const echoed = (await (await fetch(`${url}/echo`, { method: 'PUT', body, headers })).json()) as { body: string };
    expect(echoed.body.length).toBe(body.length);
    const small = (await (await fetch(`${url}/echo`, { method: 'POST', body: 'hello', headers })).json()) as {
      body: string;
      headers: Record<string, string>;
    };
    expect(small).toMatchObject({
      body: 'hello',
      headers: { authorization: 'Bearer t', origin: site.origin, referer: `${site.origin}/` },
    });
  });

  test('forwards nothing for a page of another site, nor under a name that was pointed at this machine', async () => {
    const from = (headers: Record<string, string>) =>
      proxy.inject({ method: 'POST', url: '/echo', payload: 'x', headers }).then(({ statusCode }) => statusCode);
    const { host } = new URL(url);
    expect(await from({ host, 'content-type': 'text/plain', origin: 'https://evil.example' })).toBe(403);
    expect(await from({ host, 'content-type': 'text/plain', origin: 'null' })).toBe(403);
    expect(await from({ host: 'evil.example', 'content-type': 'text/plain' })).toBe(403);
    expect(await from({ host, 'content-type': 'text/plain', origin: url })).toBe(200);
    const frame = { host, origin: 'null' };
    const script = '/remotes/info/1.0.0-development/remoteEntry.js';
    expect((await proxy.inject({ url: script, headers: frame })).statusCode).toBe(200);
    expect(await from({ host: 'localhost:4100', 'content-type': 'text/plain' })).toBe(200);
  });

  test('survives an upload that the site refuses before its end', async () => {
    const refused = await fetch(`${url}/echo`, {
      method: 'PUT',
      body: 'x'.repeat(8_000_000),
      headers: { 'content-type': 'text/plain' },
    });
    expect(refused.status).toBe(413);
    expect((await fetch(`${url}/echo`)).status).toBe(200);
  });

  test('rewrites redirects to itself', async () => {
    const away = await fetch(`${url}/away`, { redirect: 'manual' });
    expect([away.status, away.headers.get('location'), away.headers.get('strict-transport-security')]).toEqual([
      302,
      '/home',
      null,
    ]);
  });

  test('discards load reports', async () => {
    expect(
      (await fetch(`${url}/telemetry`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(204);
  });

  test('notifies open pages of each compilation', async () => {
    const stream = await fetch(`${url}/events`);
    const reader = stream.body!.getReader();
    const next = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toContain('data: {"serial":400001}');
    compilation = 2;
    expect(await next()).toContain('data: {"serial":400002}');
    await reader.cancel();
  });
});
