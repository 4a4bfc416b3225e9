import { gzipSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import type { CataloguePointer, ListAnswer } from '@lectern/shared/domain';
import {
  answerList,
  CourseTableBuilder,
  encodeCourseTable,
  encodeTextIndex,
  TextIndexBuilder,
  type SearchableCatalogue,
} from '@lectern/shared/search';
import { parseSearchRequest } from './searchRequest';
import { createGateway, type Gateway } from '../createGateway';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';
import { until } from '../../../tests/fixtures/until';

let site: SiteFixture;
let gateway: Gateway;
let files: Map<string, Buffer>;
/** What the storage waits for before it answers; it answers 500 when this rejects. */
let storageReady: Promise<void>;
const storage: FastifyPluginAsync = (app) => {
  app.get<{ Params: { name: string } }>('/v0/b/demo.appspot.com/o/:name', async ({ params }, reply) => {
    await storageReady;
    const file = files.get(params.name);
    return file ? reply.header('content-encoding', 'gzip').send(file) : reply.code(404).send('{}');
  });
  return Promise.resolve();
};

function publish(generation: string, titles: string[]): SearchableCatalogue {
  const table = new CourseTableBuilder();
  const index = new TextIndexBuilder();
  titles.forEach((title, at) => {
    table.add({
      id: `c${at}`,
      slug: 'x',
      title,
      teacherName: 'Ada',
      category: at % 2 ? 'music' : 'cooking',
      subcategory: null,
      level: 'beginner',
      language: 'en',
      durationSec: 60,
      lessonCount: 1,
      ratingSum: 0,
      ratingCount: 0,
      cover: null,
      price: null,
      createdAt: at,
    });
    index.add({ title, subtitle: '', teacherName: 'Ada', more: [] });
  });
  const catalogue = { generation, table: table.finish(), index: index.finish() };
  const pointer: CataloguePointer = {
    schemaVersion: 2,
    generation,
    home: 'h',
    books: 'b',
    lists: {},
    rows: `rows-${generation}`,
    words: `words-${generation}`,
    courseCount: titles.length,
  };
  files.set(pointer.rows, gzipSync([...encodeCourseTable(catalogue.table)].join('')));
  files.set(pointer.words, gzipSync(encodeTextIndex(catalogue.index)));
  files.set('catalogue/pointer.json', Buffer.from(JSON.stringify(pointer)));
  return catalogue;
}

beforeEach(async () => {
  files = new Map();
  storageReady = Promise.resolve();
  site = await createSiteFixture();
  gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0, plugins: [storage] });
  await gateway.load();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
  await site.remove();
});

const first = '0123456789abcdef';
const second = 'fedcba9876543210';
const ask = (query: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url: `/api/search${query}`, headers });
const titlesOf = (body: string): string[] => (JSON.parse(body) as ListAnswer).courses.map(({ title }) => title);

test('answers like the search in the browser, and names the generation', async () => {
  const catalogue = publish(first, ['Bread', 'Bread and butter', 'Soup', 'Piano']);
  for (const query of [
    '?q=bread',
    '?q=braed&limit=1&page=2',
    '?in=music',
    '?category=music&sort=newest',
    '?q=o&level=beginner&sort=title',
    '',
  ]) {
    const response = await ask(query);
    expect(response.json()).toEqual(
      JSON.parse(JSON.stringify(answerList(catalogue, parseSearchRequest(new URLSearchParams(query))))),
    );
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: `W/"${first}"`,
    });
  }
});

test('answers 304 for a current entity tag, until a new generation is published', async () => {
  publish(first, ['Bread']);
  const { headers } = await ask('?q=bread');
  expect((await ask('?q=bread', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  publish(second, ['Bread', 'Bread rolls']);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 2_000);
  const again = () => ask('?q=bread', { 'if-none-match': String(headers.etag) });
  await until(async () => (await again()).statusCode !== 304);
  expect(titlesOf((await again()).body)).toEqual(['Bread', 'Bread rolls']);
});

test('returns an empty answer without a published catalogue, and 503 when its files are unavailable', async () => {
  expect((await ask('?q=bread')).json()).toMatchObject({ total: 0, courses: [] });
  publish(first, ['Bread']);
  files.delete(`words-${first}`);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 2_000);
  const response = await ask('?q=bread');
  expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
});

test('the first search waits for slow storage, and is 503 rather than empty while storage fails', async () => {
  publish(first, ['Bread']);
  storageReady = Promise.reject(new Error('away'));
  expect((await ask('?q=bread')).statusCode).toBe(503);
  // Longer than a page waits for the catalogue.
  storageReady = new Promise((resolve) => setTimeout(resolve, 500));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 2_000);
  expect(titlesOf((await ask('?q=bread')).body)).toEqual(['Bread']);
});

test('an older generation answers while the newer one is unavailable, and /readyz and the metrics say so', async () => {
  publish(first, ['Bread']);
  await ask('?q=bread');
  publish(second, ['Bread', 'Bread rolls']);
  files.delete(`words-${second}`);
  const now = Date.now();
  const at = jest.spyOn(Date, 'now').mockReturnValue(now + 2_000);
  const notices = async () => (await gateway.app.inject({ url: '/readyz' })).json<{ notices: string[] }>().notices;
  await until(async () => {
    expect(titlesOf((await ask('?q=bread')).body)).toEqual(['Bread']);
    return (await notices()).length > 0;
  });
  expect(await notices()).toEqual([expect.stringContaining(`because ${second} can't be opened`)]);
  expect((await gateway.app.inject({ url: '/metrics' })).body).toContain('\nlectern_search_stale 1\n');
  publish(second, ['Bread', 'Bread rolls']);
  at.mockReturnValue(now + 20_000);
  await until(async () => {
    await ask('?q=bread');
    return (await notices()).length === 0;
  });
});

test('limits the rate of searches per client', async () => {
  publish(first, ['Bread']);
  const answers = await Promise.all(Array.from({ length: 80 }, () => ask('?q=bread')));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]?.headers['retry-after']).toBe('1');
});

const named = (rows: [query: string, message: string][]) =>
  rows.map(([query, message]) => [query.slice(0, 30), query, message] as const);

test.each(
  named([
    ['?query=x', 'There is no parameter "query"'],
    ['?q=a&q=b', '"q" is given more than once'],
    [`?q=${'a'.repeat(1001)}`, '"q" takes at most 1000'],
    ['?in=../x', '"in" takes'],
    ['?in=a/b/c', '"in" takes'],
    ['?sort=price', '"sort" takes relevance, popular'],
    ['?page=0', '"page" takes'],
    ['?page=1e3', '"page" takes'],
    ['?limit=25', '"limit" takes a whole number from 1 to 24'],
    ['?level=%3Cb%3E', '"level" takes ids'],
    [`?${'level=a&'.repeat(41)}`, '"level" has more than 40'],
  ]),
)('refuses %s', async (_name, query, message) => {
  publish(first, ['Bread']);
  const response = await ask(query);
  expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining(message)]);
});

test.each(
  [
    '?q=%00',
    '?q=%F0%9F%98%80',
    '?q=%ff',
    `?q=${'a'.repeat(1000)}`,
    '?q=%3Cscript%3E',
    '?level=constructor&category=__proto__',
    '?page=99999',
  ].map((query) => [query.slice(0, 30), query]),
)('answers %s like any other', async (_name, query) => {
  publish(first, ['Bread']);
  expect([200, 400]).toContain((await ask(query)).statusCode);
});
