import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareGateway } from '../testBed';
import { createBundleFiles } from './bundleFiles';

const testBed = prepareGateway();

describe('bundles', () => {
  beforeEach(() => testBed.open());

  test('a file is immutable, readable from any origin, and served precompressed', async () => {
    const url = '/remotes/commerce/1.0.0/remoteEntry.js';
    const plain = await testBed.get(url);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
    expect(plain.headers['content-security-policy']).toBeUndefined();
    const br = await testBed.get(url, { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.rawPayload).toEqual(await readFile(join(testBed.site.home, 'bundles/commerce/1.0.0/remoteEntry.js.br')));
    expect((await testBed.get(url, { 'accept-encoding': 'br;q=0, gzip;q=0.5' })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect(
      (await testBed.get(`${url}?retry=1`, { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) }))
        .statusCode,
    ).toBe(304);
    expect(
      (await testBed.get('/remotes/commerce/1.0.0/screen.css', { 'accept-encoding': 'br' })).headers,
    ).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
    });
    expect((await testBed.gateway.app.inject({ method: 'HEAD', url })).headers['content-length']).toBe(
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
    `/remotes/commerce/1.0.0/${'a'.repeat(256)}`,
    `/remotes/commerce/1.0.0/${'a'.repeat(255)}`,
    `/remotes/${'a'.repeat(256)}/1.0.0/remoteEntry.js`,
    `/remotes/commerce/1.0.0-${'a'.repeat(256)}/remoteEntry.js`,
    `/remotes/commerce/1.0.0/${'a/'.repeat(2500)}a`,
  ])('%s is 404 as plain text', async (path) => {
    expect(await testBed.overSocket(`GET ${path}`)).toMatch(
      /^HTTP\/1.1 404 .*content-type: text\/plain.*There is no such file/is,
    );
  });

  test('simultaneous requests for a file that is too large for the cache share one reading', async () => {
    const read = createBundleFiles(testBed.site.bundleStore, () => undefined, 8);
    const readEntry = () => read('commerce', '1.0.0', 'remoteEntry.js', { acceptEncoding: 'br' });
    const [first, second] = await Promise.all([readEntry(), readEntry()]);
    expect(first?.body.length).toBeGreaterThan(1);
    expect(second).toBe(first);
    expect(await readEntry()).not.toBe(first);
  });

  test('an HTML file runs its scripts in a sandbox, isolated from the site', async () => {
    const { headers } = await testBed.get('/remotes/commerce/1.0.0/frame.html');
    expect(headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; .*frame-ancestors 'self'$/,
    );
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test('a page in the folder `frames` runs scripts of bundles only, and makes no other request', async () => {
    const { headers } = await testBed.get('/remotes/commerce/1.0.0/frames/book.html');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'self'; worker-src blob:;/);
    expect(policy).not.toMatch(/unsafe-eval|allow-same-origin|https?:|connect-src/);
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test('root files come from the live shell; missing ones are 404, never HTML', async () => {
    const icon = await testBed.get('/favicon.svg');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-cache' });
    expect((await testBed.get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) })).statusCode).toBe(304);
    const worker = await testBed.get('/sw.js');
    expect([worker.statusCode, worker.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});
