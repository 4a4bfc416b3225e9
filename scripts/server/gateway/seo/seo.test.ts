import { gzipSync, gunzipSync } from 'node:zlib';
import type { FastifyPluginAsync, LightMyRequestResponse } from 'fastify';
import {
  courseFilePath,
  type CatalogueCourse,
  type CataloguePointer,
  type ListedCategory,
} from '@lectern/shared/domain';
import { CourseTableBuilder, encodeCourseTable } from '@lectern/shared/search';
import type { CatalogueFile } from '../catalogue/catalogueFiles';
import { createCatalogueReader } from '../catalogue/catalogueFiles';
import { originOf } from './seoOrigin';
import { createGateway, type Gateway } from '../createGateway';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';

const HASH = '0123456789abcdef';
const at = (name: string): string => `catalogue/${HASH}/${name}.json`;
const pointer: CataloguePointer = {
  schemaVersion: 2,
  generation: HASH,
  home: at('home'),
  books: at('books'),
  lists: { all: at('all') },
  rows: at('rows'),
  words: at('words'),
  courseCount: 2,
};
const category = (slug: string, parent: string | null = null, courseCount = 1): ListedCategory => ({
  slug,
  name: slug.toUpperCase(),
  parent,
  order: 0,
  icon: 'x',
  courseCount,
});
const course: CatalogueCourse = {
  id: 'c1',
  slug: 'glass-steel',
  title: 'Glass & <steel>',
  teacherName: 'Ada "A" Lovelace',
  category: 'design',
  subcategory: null,
  level: 'beginner',
  language: 'en',
  durationSec: 3600,
  lessonCount: 3,
  ratingSum: 9,
  ratingCount: 2,
  cover: 'catalogue/covers/c1.png',
  createdAt: 1,
  price: { priceId: 'p', amount: 1900, currency: 'eur' },
  productId: 'p',
  subtitle: '',
  summary: '',
  tags: [],
  captionLanguages: [],
  updatedAt: 1,
  categories: [{ slug: 'design', name: 'DESIGN' }],
  teacher: { name: 'Ada', headline: '', bio: '', avatar: null },
  sections: [],
  reviews: { stars: [0, 0, 0, 1, 1], newest: [] },
};

let site: SiteFixture;
let gateway: Gateway;
let files: Map<string, unknown>;
const storage: FastifyPluginAsync = (app) => {
  app.get<{ Params: { name: string } }>('/v0/b/demo.appspot.com/o/:name', ({ params }, reply) => {
    if (params.name === 'catalogue/pointer.json') return reply.send(pointer);
    const found = files.get(params.name);
    if (found === undefined) return reply.code(404).send('{}');
    return reply
      .headers({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .send(gzipSync(typeof found === 'string' ? found : JSON.stringify(found)));
  });
  return Promise.resolve();
};

beforeEach(async () => {
  const rows = new CourseTableBuilder();
  for (const listed of [course, { ...course, id: 'c2', slug: 'x-y', title: 'Other' }]) rows.add(listed);
  files = new Map<string, unknown>([
    [
      pointer.home,
      {
        categories: [category('design'), category('type', 'design'), category('empty', null, 0)],
        popular: [],
        newest: [],
        open: [
          { bucket: 'open', name: 'hello-you', lessonCount: 2 },
          { bucket: 'closed', name: 'x', lessonCount: 1 },
        ],
      },
    ],
    [courseFilePath('c1'), course],
    [pointer.rows, [...encodeCourseTable(rows.finish())].join('')],
  ]);
  site = await createSiteFixture();
  await site.revise(({ remotes }) => {
    const { commerce } = remotes;
    const [route] = commerce?.stable.routes ?? [];
    const routes = route
      ? [
          route,
          { ...route, id: 'home', path: '/', title: 'Home', data: ['home'] },
          { ...route, id: 'course', path: '/course/:course_name/:course_id', screen: 'CourseScreen', data: ['course'] },
          { ...route, id: 'a', path: '/all-courses/category/:id', data: ['lists'] },
          { ...route, id: 'b', path: '/category/:id', data: ['lists'] },
          { ...route, id: 'c', path: '/courses/:category/:subcategory', data: ['lists'] },
        ]
      : [];
    return commerce
      ? { remotes: { ...remotes, commerce: { ...commerce, stable: { ...commerce.stable, routes } } } }
      : {};
  });
  gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0, plugins: [storage], trustProxy: true });
  await gateway.load();
});

afterEach(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  gateway.app.inject({ url, headers: { host: 'lectern.example', ...headers } });
const tag = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const canonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

describe('the page of a course', () => {
  test('describes itself to crawlers and link previews, with all text escaped', async () => {
    const { body, statusCode } = await get('/course/glass-steel/c1', {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'Learn.Example',
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Glass &amp; &lt;steel&gt; · Lectern</title>');
    expect(canonical(body)).toBe('https://learn.example/course/glass-steel/c1');
    expect(tag(body, 'description')).toBe(
      'Glass &amp; &lt;steel&gt;: a course by Ada &quot;A&quot; Lovelace, in English.',
    );
    expect(tag(body, 'og:title')).toBe('Glass &amp; &lt;steel&gt;');
    expect(tag(body, 'og:url')).toBe(canonical(body));
    expect(tag(body, 'og:image')).toBe(
      'https://learn.example/v0/b/demo.appspot.com/o/catalogue%2Fcovers%2Fc1.png?alt=media',
    );
    expect(tag(body, 'twitter:card')).toBe('summary_large_image');
    const structured = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '',
    ) as object;
    expect(structured).toMatchObject({
      '@type': 'Course',
      name: 'Glass & <steel>',
      url: canonical(body),
      offers: { price: 19, priceCurrency: 'EUR' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    });
    expect(body).toContain(
      `as="fetch" href="/v0/b/demo.appspot.com/o/${encodeURIComponent(courseFilePath('c1'))}?alt=media"`,
    );
  });

  test('redirects from another name to its own, with its query', async () => {
    const { statusCode, headers } = await get('/course/other/c1?ref=mail');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      308,
      '/course/glass-steel/c1?ref=mail',
      'no-cache',
    ]);
  });

  test.each(['/course/any/none', '/course/any/a%20b', '/course/any/a%2Fb'])('%s does not exist', async (path) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(tag(body, 'robots')).toBe('noindex');
    expect(body).not.toContain('as="fetch"');
    expect(body).toContain('id="boot"');
  });

  test('is not found once the course is withdrawn', async () => {
    expect((await get('/course/glass-steel/c1')).statusCode).toBe(200);
    files.delete(courseFilePath('c1'));
    const later = Date.now() + 2_000;
    const now = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect((await get('/course/glass-steel/c1')).statusCode).toBe(404);
    now.mockRestore();
  });

  test('is still served when its file is broken', async () => {
    files.set(courseFilePath('c1'), { title: 7 });
    const { statusCode, body } = await get('/course/glass-steel/c1');
    expect(statusCode).toBe(200);
    expect(tag(body, 'robots')).toBe('noindex');
  });
});

test.each<[path: string, status: number, title: string, address: string | undefined]>([
  ['/category/design', 200, 'DESIGN', 'http://lectern.example/category/design'],
  ['/all-courses/category/design', 200, 'DESIGN', 'http://lectern.example/category/design'],
  ['/courses/design/type', 200, 'TYPE · DESIGN', 'http://lectern.example/courses/design/type'],
  ['/category/empty', 200, 'EMPTY', 'http://lectern.example/category/empty'],
  ['/category/type', 200, 'TYPE · DESIGN', 'http://lectern.example/courses/design/type'],
  ['/category/none', 404, 'Page not found', undefined],
  ['/courses/design/none', 404, 'Page not found', undefined],
  ['/courses/empty/type', 404, 'Page not found', undefined],
  ['/watch/open/hello-you', 200, 'Hello you', 'http://lectern.example/watch/open/hello-you'],
  ['/watch/open/new-one', 200, 'A title', undefined],
  ['/watch/closed/x', 404, 'Page not found', undefined],
  ['/watch/open/No%20Slug', 404, 'Page not found', undefined],
  ['/courses/none/type', 404, 'Page not found', undefined],
  ['/', 200, 'Home', 'http://lectern.example/'],
  ['/category/%3Cscript%3E', 404, 'Page not found', undefined],
])('%s is answered with %i as “%s”', async (path, status, title, address) => {
  const { statusCode, body } = await get(path);
  expect([statusCode, canonical(body)]).toEqual([status, address]);
  expect(body).toContain(`<title>${title} · Lectern</title>`);
});

describe('for crawlers', () => {
  test("a page without its own picture uses the site's", async () => {
    const { body } = await get('/');
    expect(tag(body, 'og:image')).toBe('http://lectern.example/share.png');
    expect(tag(body, 'og:url')).toBe('http://lectern.example/');
  });

  test('robots.txt names the sitemap index, which lists its parts', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Sitemap: http://lectern.example/sitemap.xml\n');
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'http://lectern.example/sitemap-pages.xml',
      'http://lectern.example/sitemap-courses-1.xml',
    ]);
  });

  test('the sitemaps list every public page once', async () => {
    const urls = async (path: string): Promise<(string | undefined)[]> =>
      [...(await get(path)).body.matchAll(/<url><loc>http:\/\/lectern.example(.*?)<\/loc><\/url>/g)].map(
        ([, url]) => url,
      );
    expect(await urls('/sitemap-pages.xml')).toEqual([
      '/books',
      '/',
      '/category/design',
      '/courses/design/type',
      '/watch/open/hello-you',
    ]);
    expect(await urls('/sitemap-courses-1.xml')).toEqual(['/course/glass-steel/c1', '/course/x-y/c2']);
    expect((await get('/sitemap-courses-2.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-courses-0.xml')).statusCode).toBe(404);
    const { rawPayload, headers } = await get('/sitemap-courses-1.xml', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toMatch(/<\/urlset>\n$/);
  });
});

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
