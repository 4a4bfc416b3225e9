import { courseFilePath } from '@lectern/shared/domain';
import type { CatalogueFile } from '../catalogue/catalogueFiles';
import { createCatalogueReader } from '../catalogue/catalogueFiles';
import { originOf } from './seoOrigin';
import { createGateway } from '../createGateway';
import { fixtureConfig } from '../../../tests/fixtures/gatewaySite';
import {
  canonical,
  category,
  course,
  files,
  gateway,
  get,
  pointer,
  prepareSeoSite,
  site,
  storage,
  tag,
} from './testBed';

prepareSeoSite();

describe('unusual requests', () => {
  test.each([
    ['a query of garbage', '/course/glass-steel/c1?%zz&=&a=1&a=2#x', 200],
    ['half a percent sign', '/course/glass-steel/%', 404],
    ['a slash in a name', '/course/a%2Fb/c1', 308],
    ['a name of 8,000 letters', `/course/${'a'.repeat(8000)}/c1`, 308],
    ['an id of 8,000 letters', `/course/a/${'a'.repeat(8000)}`, 404],
    ['a category of 8,000 letters', `/category/${'a'.repeat(8000)}`, 404],
    ["a prototype's name", '/category/__proto__', 404],
    ['two names of prototype members', '/courses/constructor/toString', 404],
    ['bytes that are no UTF-8', '/category/%E0%A4', 404],
    ['a step up', '/course/..%2f..%2fx/none', 404],
    ['two slashes', '//evil.example/course/x/c1', 404],
    ['NUL', '/category/%00', 404],
    ['a sitemap beyond the last', '/sitemap-courses-99999.xml', 404],
    ['a sitemap of letters', '/sitemap-courses-x.xml', 404],
  ])('%s', async (_what, url, status) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(status);
    if (status === 308) expect(headers.location).toBe('/course/glass-steel/c1');
    if (status === 404) expect(canonical(body)).toBeUndefined();
  });

  test.each([
    '/course/glass-steel/c1',
    '/category/design',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-courses-1.xml',
  ])('HEAD %s responds like GET without a body; a second request is 304', async (url) => {
    const full = await get(url, { 'accept-encoding': 'gzip' });
    const head = await gateway.app.inject({
      method: 'HEAD',
      url,
      headers: { host: 'lectern.example', 'accept-encoding': 'gzip' },
    });
    expect([head.statusCode, head.headers['content-type'], head.headers.etag]).toEqual([
      200,
      full.headers['content-type'],
      full.headers.etag,
    ]);
    // Node never sends a body for HEAD; a sitemap must not even be generated.
    if (url.endsWith('.xml')) expect([head.body, head.headers['content-length']]).toEqual(['', undefined]);
    const again = await get(url, { 'accept-encoding': 'gzip', 'if-none-match': String(full.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('a sitemap with unavailable rows is 503 with Retry-After', async () => {
    for (const broken of [undefined, '{']) {
      if (broken === undefined) files.delete(pointer.rows);
      else files.set(pointer.rows, broken);
      const { statusCode, headers } = await get('/sitemap-courses-1.xml');
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-cache']);
    }
  });
});

test('no sitemap says that there are no courses while storage fails', async () => {
  const failing = createGateway({
    home: site.home,
    config: fixtureConfig,
    port: 0,
    plugins: [
      (app) => {
        app.get('/v0/b/demo.appspot.com/o/:name', (_request, reply) => reply.code(500).send('{}'));
        return Promise.resolve();
      },
    ],
  });
  await failing.load();
  for (const url of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-courses-1.xml']) {
    const { statusCode, headers } = await failing.app.inject({ url });
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '60']);
  }
  await failing.close();
});

test('escapes text of documents in titles, descriptions, URLs, JSON-LD and XML', async () => {
  const evil = '</title></script><script>alert(1)</script>\u2028"\'&<!--';
  files.set(courseFilePath('c1'), {
    ...course,
    title: evil,
    subtitle: evil,
    teacherName: evil.slice(0, 50),
    tags: [evil.slice(0, 30)],
  });
  files.set(pointer.home, { categories: [{ ...category('design'), name: evil }], popular: [], newest: [], open: [] });
  for (const url of ['/course/glass-steel/c1', '/category/design']) {
    const { body, statusCode } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('</title></script>');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body).toContain(
      '<title>&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;\u2028&quot;&#39;&amp;&lt;!-- ' +
        '· Lectern</title>',
    );
  }
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await get('/course/glass-steel/c1')).body) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: evil, about: [evil.slice(0, 30)] });
});

test('during maintenance a page is 503, not indexed and never stored; robots.txt is still served', async () => {
  const until = '2999-01-01T00:00:00.000Z';
  await site.revise(() => ({ maintenance: { message: 'Soon', until } }));
  await gateway.load();
  const { statusCode, headers, body } = await get('/course/glass-steel/c1');
  expect([statusCode, headers['retry-after'], headers['cache-control'], canonical(body), tag(body, 'robots')]).toEqual([
    503,
    new Date(until).toUTCString(),
    'no-store',
    undefined,
    'noindex',
  ]);
  expect((await get('/robots.txt')).statusCode).toBe(200);
});

test('a configured origin is used for every URL, whatever host a request names', async () => {
  const behind = createGateway({
    home: site.home,
    config: fixtureConfig,
    port: 0,
    plugins: [storage],
    origin: 'https://learn.example',
  });
  await behind.load();
  const ask = (url: string) =>
    behind.app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'worse.example' } });
  for (const url of [
    '/course/glass-steel/c1',
    '/category/design',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-courses-1.xml',
  ]) {
    const { body } = await ask(url);
    expect(body).toContain('https://learn.example/');
    expect(body).not.toMatch(/evil|worse/);
  }
  await behind.close();
});

test.each([
  ['https', 'lectern.example', 'https://lectern.example'],
  ['http', 'localhost:4000', 'http://localhost:4000'],
  ['http', '[::1]:4000', 'http://[::1]:4000'],
  ['http', 'a"><script>', 'http://localhost:4380'],
  ['http', '', 'http://localhost:4380'],
  ['https', 'a/b', 'http://localhost:4380'],
  ['javascript', 'lectern.example', 'http://lectern.example'],
])('protocol %s and host %s give the origin %s', (protocol, host, origin) => {
  expect(originOf({ protocol: protocol as 'http', host }, { ...fixtureConfig, origin: null })).toBe(origin);
  expect(originOf({ protocol: protocol as 'http', host }, { ...fixtureConfig, origin: 'https://learn.example' })).toBe(
    'https://learn.example',
  );
});

test('an unavailable file does not delay a page, and its last known value is used', async () => {
  const answers: (() => Promise<string | null>)[] = [
    () => Promise.resolve('1'),
    () => Promise.reject(new Error('away')),
    () => new Promise<never>(() => undefined),
  ];
  const read = createCatalogueReader(() => answers.shift()?.() ?? Promise.resolve('2'));
  const ask = (): Promise<CatalogueFile<unknown>> => read('catalogue/courses/a.json', (data) => data);
  expect(await ask()).toEqual({ kind: 'value', value: 1 });
  const now = jest.spyOn(Date, 'now');
  for (const after of [2_000, 4_000, 6_000]) {
    now.mockReturnValue(performance.timeOrigin + performance.now() + after);
    expect(await ask()).toEqual({ kind: 'value', value: 1 });
  }
  now.mockRestore();
});

test('a file is read again after the clock was set back, and one that never changes is not', async () => {
  let reads = 0;
  const read = createCatalogueReader(() => Promise.resolve(String((reads += 1))));
  const ask = (path: string): Promise<CatalogueFile<unknown>> => read(path, (data) => data);
  await ask('catalogue/courses/a.json');
  await ask('catalogue/files/b.json');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  expect(await ask('catalogue/courses/a.json')).toEqual({ kind: 'value', value: 3 });
  expect(await ask('catalogue/files/b.json')).toEqual({ kind: 'value', value: 2 });
  now.mockRestore();
});
