import { gunzipSync } from 'node:zlib';
import { courseFilePath } from '@lectern/shared/domain';
import { canonical, files, get, prepareSeoSite, tag } from './testBed';

prepareSeoSite();

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

  test('redirects from another slug to its own, and keeps the query', async () => {
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
  ['/watch/open/new-one', 404, 'A title', undefined],
  ['/watch/closed/x', 404, 'Page not found', undefined],
  ['/watch/open/No%20Slug', 404, 'Page not found', undefined],
  ['/courses/none/type', 404, 'Page not found', undefined],
  ['/', 200, 'Home', 'http://lectern.example/'],
  ['/category/%3Cscript%3E', 404, 'Page not found', undefined],
])('%s is answered with %i as “%s”', async (path, status, title, address) => {
  // A page waits 250 ms for its data, which a busy machine may take longer to read the first time.
  await get(path);
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
      '/teach',
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
