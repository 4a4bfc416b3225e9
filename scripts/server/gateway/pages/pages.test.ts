import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseBoot } from '@lectern/shared/contract';
import { prepareGateway } from '../testBed';

const testBed = prepareGateway();

const bootOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('pages', () => {
  beforeEach(() => testBed.open());

  test('a live route gets the template, boot data and only its own preload links', async () => {
    const response = await testBed.get('/books');
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
    const body = response.body.replace(/ integrity="sha384-[^"]+" crossorigin="anonymous"/g, ' integrity');
    expect(body).toContain('<link rel="stylesheet" href="/remotes/shell/1.0.0/main.css" integrity>');
    expect(body).toContain('<script src="/remotes/shell/1.0.0/main.js" integrity defer></script>\n</body>');
    expect(parseBoot(bootOf(response.body)).registry.serial).toBe(1);
  });

  test(
    'a guarded route preloads nothing of its remote; a route of the shell preloads its chunk and ' + 'stylesheet',
    async () => {
      const guarded = await testBed.get('/watch/a/b/c');
      expect(guarded.statusCode).toBe(200);
      expect(guarded.body).not.toMatch(/<link[^>]*learning/);
      expect(guarded.body).toContain('noindex');
      expect((await testBed.get('/watch/a/b')).body).toMatch(
        /rel="preload" as="script" href="\/remotes\/learning\/1.0.0\/remoteEntry.js"/,
      );
      expect((await testBed.get('/sign_in')).body).toMatch(
        /rel="preload" as="script" href="\/remotes\/shell\/1.0.0\/screens.js"/,
      );
      expect((await testBed.get('/sign_in')).body).toMatch(
        /rel="preload" as="style" href="\/remotes\/shell\/1.0.0\/screens.css" integrity="sha384-[^"]+" crossorigin/,
      );
    },
  );

  test('a page without a route preloads the shell’s deferred parts, one of which it shows', async () => {
    const preload = 'rel="preload" as="script" href="/remotes/shell/1.0.0/deferred.js"';
    expect((await testBed.get('/nope')).body).toContain(preload);
    expect((await testBed.get('/books')).body).not.toContain(preload);
    await testBed.site.revise(() => ({ maintenance: { message: 'Soon' } }));
    await testBed.open();
    expect((await testBed.get('/books')).body).toContain(preload);
  });

  test.each(['/nope', '/books/xyz', '/Books', '/watch/a', '/watch/%E0%A4%A/b', '/%', '//books', '/remotes-of'])(
    '%s is a page of status 404',
    async (url) => {
      const response = await testBed.get(url);
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
    const response = await testBed.get(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, target]);
  });

  test.each(['//evil.example/', '/\\evil.example/', '//', '///'])('%s redirects nowhere', async (url) => {
    const response = await testBed.get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers.location).toBeUndefined();
  });

  test('a page is sent in the preferred encoding, and not again while unchanged', async () => {
    const plain = await testBed.get('/books');
    const br = await testBed.get('/books', { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await testBed.get('/books', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gz.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(
      ['br', 'gzip', undefined],
    );
    expect(brotliDecompressSync(new Uint8Array(br.rawPayload)).toString()).toBe(plain.body);
    expect(gunzipSync(new Uint8Array(gz.rawPayload)).toString()).toBe(plain.body);
    expect(br.headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language');
    const again = await testBed.get('/books', {
      'accept-encoding': 'gzip, deflate, br',
      'if-none-match': String(br.headers.etag),
    });
    expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined]);
    expect((await testBed.get('/books', { 'if-none-match': String(br.headers.etag) })).statusCode).toBe(200);
    const missing = await testBed.get('/nope');
    expect((await testBed.get('/nope', { 'if-none-match': String(missing.headers.etag) })).statusCode).toBe(404);
  });

  test('data that a route declares for a query parameter is preloaded by a header of the same page', async () => {
    const plain = await testBed.get('/books');
    const { headers, body } = await testBed.get('/books?sort=new&author=ada_1');
    expect(headers.link).toBe('</api/people/ada_1>; rel=preload; as=fetch; crossorigin=anonymous');
    expect(plain.headers.link).toBeUndefined();
    expect((await testBed.get('/books?author=ada_2')).body).toBe(body);
    for (const value of ['', 'a/../b', '%3E;rel=stylesheet', 'x'.repeat(129)])
      expect((await testBed.get(`/books?author=${value}`)).headers.link).toBeUndefined();
  });

  test('HEAD responds like GET without a body; other methods are refused', async () => {
    const head = await testBed.overSocket('HEAD /books');
    expect(head).toMatch(/^HTTP\/1.1 200 OK\r\n.*content-length: \d{4}\r\n.*\r\n\r\n$/is);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const refused = await testBed.gateway.app.inject({
        method,
        url: '/books',
        payload: method === 'OPTIONS' ? undefined : 'x',
        headers: { 'content-type': 'x/y' },
      });
      expect([method, refused.statusCode, refused.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
    const telemetry = await testBed.get('/telemetry');
    expect([telemetry.statusCode, telemetry.headers.allow]).toEqual([405, 'POST']);
    expect((await testBed.gateway.app.inject({ method: 'POST', url: '/registry.json' })).statusCode).toBe(405);
  });

  test('boot data cannot end its script block or open a comment', async () => {
    const reason = '</script><!--<script>\u2028\u2029&';
    await testBed.site.revise(() => ({ change: { by: 'x', command: 'x', reason } }));
    await testBed.gateway.load();
    const { body } = await testBed.get('/books');
    expect(body.split('</script>')).toHaveLength(3);
    expect(body).not.toMatch(/[\u2028\u2029]|<!--/);
    expect(parseBoot(bootOf(body)).registry.change.reason).toBe(reason);
  });
});

describe('maintenance', () => {
  test('of the site: every page is 503, with the expected end in Retry-After', async () => {
    const until = new Date(Date.now() + 3_600_000);
    await testBed.site.revise(() => ({ maintenance: { message: 'Back soon', until: until.toISOString() } }));
    await testBed.open();
    const response = await testBed.get('/books');
    expect(response.statusCode).toBe(503);
    expect(Date.parse(String(response.headers['retry-after']))).toBe(Math.floor(until.getTime() / 1000) * 1000);
    expect(response.body).not.toMatch(/<link[^>]*commerce/);
    expect((await testBed.get('/nope')).statusCode).toBe(503);
    expect((await testBed.get('/remotes/shell/1.0.0/main.js')).statusCode).toBe(200);
  });

  test('of one remote: only its routes are 503', async () => {
    await testBed.site.revise(() => ({ maintenance: { message: 'Back soon', remotes: ['commerce'] } }));
    await testBed.open();
    const response = await testBed.get('/books');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, undefined]);
    expect((await testBed.get('/watch/open/b')).statusCode).toBe(200);
    expect((await testBed.get('/nope')).statusCode).toBe(404);
  });
});
