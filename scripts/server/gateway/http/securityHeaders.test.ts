import type { FastifyPluginAsync } from 'fastify';
import { prepareGateway } from '../testBed';
import { fixtureConfig } from '../../../tests/fixtures/gatewaySite';

const testBed = prepareGateway();

describe('security headers', () => {
  test('a page has a strict policy that contains the hash of its inline style', async () => {
    await testBed.open();
    const { headers } = await testBed.get('/books');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(policy).toMatch(/connect-src 'self' blob:;/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'integrity-policy': 'blocked-destinations=(script)',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('the policy also allows a hosted backend and the origin of a release on another server', async () => {
    await testBed.site.revise((live) => {
      const commerce = live.remotes.commerce!.stable;
      const moved = { ...commerce, entry: { ...commerce.entry, url: 'https://cdn.example/commerce/remoteEntry.js' } };
      return { remotes: { ...live.remotes, commerce: { stable: moved, fallback: null, canary: null } } };
    });
    await testBed.open({
      config: {
        ...fixtureConfig,
        backend: { kind: 'hosted', projectId: 'p', storageBucket: 'b', apiKey: 'k', authDomain: 'd', appId: 'a' },
      },
    });
    const policy = String((await testBed.get('/books')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://cdn.example;");
    expect(policy).toMatch(/connect-src 'self' blob: https:\/\/cdn.example https:\/\/identitytoolkit.googleapis.com /);
  });

  test('Strict-Transport-Security is sent only over TLS, also behind a trusted proxy', async () => {
    await testBed.open({ trustProxy: 1 });
    const https = await testBed.get('/books', { 'x-forwarded-proto': 'https' });
    expect(https.headers['strict-transport-security']).toBe('max-age=31536000');
    await testBed.gateway.close();
    await testBed.open();
    expect(
      (await testBed.get('/books', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
    ).toBeUndefined();
  });

  test("a plugin's response can't run scripts when opened as a page", async () => {
    const plugin: FastifyPluginAsync = async (app) => {
      app.post('/v1/thing', (_request, reply) => reply.type('text/html').send('<script>1</script>'));
      app.post('/v1/broken', () => Promise.reject(new Error('secret path')));
      await Promise.resolve();
    };
    await testBed.open({ plugins: [plugin] });
    const response = await testBed.gateway.app.inject({ method: 'POST', url: '/v1/thing' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    const broken = await testBed.gateway.app.inject({ method: 'POST', url: '/v1/broken' });
    expect([broken.statusCode, broken.body]).toEqual([500, 'Something went wrong on the server.\n']);
  });

  test.each([
    ...['GET /%', 'GET /watch/%E0%A4%A', 'GET /%c0%ae%c0%ae', 'POST /%', 'GET /nope', 'BAD / x', 'GET '],
    ...['GET *', 'OPTIONS *', 'GET ftp://x/y', 'GET http://[/nope'],
  ])('"%s" is answered with every header, over a socket', async (line) => {
    await testBed.open();
    const answer = await testBed.overSocket(line);
    expect(answer).toMatch(/^HTTP\/1.1 40[045] /);
    for (const header of [
      'x-content-type-options: nosniff',
      'content-security-policy: ',
      'referrer-policy: ',
      'permissions-policy: ',
      'cross-origin-opener-policy: ',
      'cross-origin-resource-policy: ',
    ])
      expect(answer).toContain(header);
  });

  test('the target of a request may be a whole address, and leads to no other site', async () => {
    await testBed.open();
    expect(await testBed.overSocket('GET http://x/books?a=1')).toMatch(/^HTTP\/1.1 200 /);
    expect(await testBed.overSocket('GET http://x/books/')).toMatch(/^HTTP\/1.1 308 [^]*\r\nlocation: \/books\r\n/);
    expect(await testBed.overSocket('GET http://x//evil.example/')).toMatch(/^HTTP\/1.1 404 /);
  });

  test('a host that is not this site’s gets 421 without a page, but probes are answered', async () => {
    await testBed.open({ answersHost: (host) => host === 'learn.example' });
    for (const path of ['/', '/books', '/%', '/nope', '/registry.json', '/remotes/shell/1.0.0/main.js']) {
      const refused = await testBed.get(path, { host: 'other.example' });
      expect([path, refused.statusCode, refused.headers['content-type']]).toEqual([
        path,
        421,
        'text/plain; charset=utf-8',
      ]);
      expect(refused.headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await testBed.get('/books', { host: 'learn.example' })).statusCode).toBe(200);
    expect((await testBed.get('/readyz', { host: '10.0.0.7' })).statusCode).toBe(200);
  });
});
