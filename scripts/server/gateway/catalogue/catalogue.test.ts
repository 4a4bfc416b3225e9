import type { FastifyPluginAsync } from 'fastify';
import type { CataloguePointer } from '@lectern/shared/domain';
import { followPointer } from './cataloguePointer';
import { createGateway, type Gateway } from '../createGateway';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';

const pointerOf = (generation: string): CataloguePointer => ({
  schemaVersion: 2,
  generation,
  home: `catalogue/${generation}/home.json`,
  books: `catalogue/${generation}/books.json`,
  lists: { all: `catalogue/${generation}/all.json` },
  rows: `catalogue/${generation}/rows.json`,
  words: `catalogue/${generation}/words.json`,
  courseCount: 0,
});
const first = pointerOf('0123456789abcdef');
const second = pointerOf('fedcba9876543210');

describe('a page whose route shows files of the catalogue', () => {
  let site: SiteFixture;
  let gateway: Gateway;
  let published: unknown = null;
  let isBroken = false;
  const storage: FastifyPluginAsync = (app) => {
    app.get<{ Params: { name: string } }>('/v0/b/demo.appspot.com/o/:name', ({ params }, reply) => {
      if (isBroken) return reply.code(500).send('{}');
      return published === null || params.name !== 'catalogue/pointer.json'
        ? reply.code(404).send('{}')
        : reply.send(published);
    });
    return Promise.resolve();
  };

  beforeEach(async () => {
    isBroken = false;
    site = await createSiteFixture();
    await site.revise(({ remotes }) => {
      const { commerce } = remotes;
      const [route] = commerce?.stable.routes ?? [];
      const routes = route
        ? [
            { ...route, data: ['books', 'generation', 'nothing'] },
            { ...route, id: 'category', path: '/category/:id', data: ['lists'] },
            { ...route, id: 'all', path: '/all-courses', data: ['lists'] },
          ]
        : [];
      return commerce
        ? { remotes: { ...remotes, commerce: { ...commerce, stable: { ...commerce.stable, routes } } } }
        : {};
    });
    gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0, plugins: [storage] });
    await gateway.load();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await gateway.close();
    await site.remove();
  });

  const page = async (path = '/books'): Promise<string> => (await gateway.app.inject({ url: path })).body;
  const preloaded = (html: string): (string | undefined)[] =>
    [...html.matchAll(/<link rel="preload" as="fetch" href="([^"]+)" crossorigin="anonymous">/g)].map(
      (match) => match[1],
    );
  const offered = (html: string): string | undefined =>
    /<script type="application\/json" id="catalogue-pointer">(.*?)<\/script>/s.exec(html)?.[1];

  test('contains the catalogue pointer and preloads the files that the route declares', async () => {
    published = first;
    const html = await page();
    expect(preloaded(html)).toEqual([`/v0/b/demo.appspot.com/o/${encodeURIComponent(first.books)}?alt=media`]);
    expect(JSON.parse(offered(html) ?? '')).toEqual(first);
    expect(offered(await page('/watch/open/intro'))).toBeUndefined();
  });

  test('changes with each published generation, with a new entity tag', async () => {
    published = first;
    const { etag } = (await gateway.app.inject({ url: '/books' })).headers;
    published = second;
    const later = Date.now() + 2_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const response = await gateway.app.inject({ url: '/books', headers: { 'if-none-match': String(etag) } });
    expect(response.statusCode).toBe(200);
    expect(offered(response.body)).toContain(second.generation);
  });

  test('keeps the known pointer while the embedded storage answers 500', async () => {
    published = first;
    await page();
    isBroken = true;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
    expect(offered(await page())).toContain(first.generation);
  });

  test('preloads the list that the path names, if there is one', async () => {
    published = { ...first, lists: { ...first.lists, design: `catalogue/${first.generation}/design.json` } };
    for (const [path, file] of [
      ['/category/design', 'design'],
      ['/category/cooking', null],
      ['/category/toString', null],
      ['/all-courses', 'all'],
    ] as const) {
      expect(preloaded(await page(path))).toEqual(file === null ? [] : [expect.stringContaining(`%2F${file}.json`)]);
    }
  });

  test('preloads the file list of the open folder in the path, even without a published catalogue', async () => {
    const list = ['/v0/b/open/o?prefix=intro%2F&amp;delimiter=%2F&amp;maxResults=1000'];
    expect(preloaded(await page('/watch/open/intro'))).toEqual(list);
    expect(preloaded(await page('/watch/private/intro'))).toEqual([]);
    published = first;
    expect(preloaded(await page('/watch/open/intro'))).toEqual(list);
    expect(preloaded(await page('/watch/open/other'))).not.toEqual(list);
  });

  test.each([
    ['nothing is published', null],
    ['the pointer is malformed', { home: 1 }],
  ])('is still a complete page while %s', async (_name, pointer) => {
    published = pointer;
    const html = await page();
    expect(html).toContain('id="boot"');
    expect(preloaded(html)).toEqual([]);
    expect(offered(html)).toBeUndefined();
  });
});

test('returns the last known pointer without delay while storage is unavailable', async () => {
  const answers: (() => Promise<unknown>)[] = [
    () => Promise.resolve(first),
    () => Promise.reject(new Error('away')),
    () => new Promise<never>(() => undefined),
  ];
  const read = followPointer(() => answers.shift()?.() ?? Promise.resolve(second));
  expect(await read()).toEqual(first);
  const now = jest.spyOn(Date, 'now');
  for (const after of [2_000, 4_000, 6_000]) {
    now.mockReturnValue(performance.timeOrigin + performance.now() + after);
    expect(await read()).toEqual(first);
  }
  now.mockRestore();
});

test('tells a catalogue that is not known yet from one that does not exist', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(null)];
  const read = followPointer(() => answers.shift() ?? Promise.resolve(first));
  expect(await read()).toBeUndefined();
  const now = jest.spyOn(Date, 'now');
  for (const [after, pointer] of [
    [2_000, null],
    [4_000, first],
  ] as const) {
    now.mockReturnValue(performance.timeOrigin + performance.now() + after);
    expect(await read()).toEqual(pointer);
  }
  now.mockRestore();
});

test('reads the pointer again after the clock was set back', async () => {
  const answers = [first, second];
  const read = followPointer(() => Promise.resolve(answers.shift()));
  expect(await read()).toEqual(first);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  expect(await read()).toEqual(second);
  now.mockRestore();
});
