import { gunzipSync, gzipSync } from 'node:zlib';
import type { SiteConfig } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import { openStoresAt, publishCatalogue, type StoresAt } from '../../../release';
import { fixtureConfig } from '../../../tests/fixtures/gatewaySite';
import { prepareGateway } from '../testBed';
import { until } from '../../../tests/fixtures/until';

const testBed = prepareGateway();
const BUCKET = 'my-project.firebasestorage.app';
const config: SiteConfig = {
  ...fixtureConfig,
  backend: {
    kind: 'hosted',
    catalogue: 'site',
    projectId: 'my-project',
    storageBucket: BUCKET,
    apiKey: 'AIza-example',
    authDomain: 'my-project.firebaseapp.com',
    appId: '1:1:web:1',
  },
};

const fileOf = (generation: string, name: string): string => `catalogue/files/${name}-${generation}.json`;

const pointerOf = (generation: string): CataloguePointer => ({
  schemaVersion: 2,
  generation,
  home: fileOf(generation, 'home'),
  books: fileOf(generation, 'books'),
  lists: { all: fileOf(generation, 'all') },
  rows: fileOf(generation, 'rows'),
  words: fileOf(generation, 'words'),
  courseCount: 1,
});

const FIRST = '0123456789abcdef';
const SECOND = 'fedcba9876543210';
const BREAD = 'catalogue/courses/bread.json';
const contentOf = (path: string): string => JSON.stringify({ path });

async function publish(stores: StoresAt, generation: string): Promise<void> {
  const pointer = pointerOf(generation);
  const { home, books, lists, rows, words } = pointer;
  const files = [home, books, rows, words, ...Object.values(lists)];
  const read = (path: string): Promise<Uint8Array> => Promise.resolve(new Uint8Array(gzipSync(contentOf(path))));
  await publishCatalogue(stores.objects, { pointer, files, courses: new Map([['bread', generation]]), read });
}

/** Opens a gateway whose store fails while `isBroken` returns true. */
async function open(isBroken = (): boolean => false): Promise<StoresAt> {
  const stores = openStoresAt(`file:${testBed.site.home}`, { home: testBed.site.home, environment: {} });
  const { objects } = stores;
  const get = (key: string, etag?: string) =>
    isBroken() ? Promise.reject(new Error('The store is away.')) : objects.get(key, etag);
  const failing = { ...stores, objects: { ...objects, get } as StoresAt['objects'] };
  await testBed.open({ config, stores: failing, servesCatalogue: true });
  return stores;
}

const addressOf = (path: string, bucket = BUCKET): string => `/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
const get = (path: string, headers: Record<string, string> = {}) => testBed.get(addressOf(path), headers);

test('serves lists as immutable, pointer and courses to be revalidated, compressed as stored', async () => {
  await publish(await open(), FIRST);
  const list = await get(fileOf(FIRST, 'all'), { 'accept-encoding': 'br, gzip' });
  expect(list.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync(new Uint8Array(list.rawPayload)).toString()).toBe(contentOf(fileOf(FIRST, 'all')));
  const course = await get(BREAD);
  expect([course.body, course.headers['cache-control']]).toEqual([contentOf(BREAD), 'public, no-cache']);
  const again = await get(BREAD, { 'if-none-match': String(course.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('catalogue/pointer.json')).json()).toEqual(pointerOf(FIRST));
});

test('answers 404 as text for what is not published, and for other buckets', async () => {
  const stores = await open();
  expect((await get('catalogue/pointer.json')).statusCode).toBe(404);
  await publish(stores, FIRST);
  for (const path of ['catalogue/courses/cake.json', 'catalogue/index.json.gz', 'registry/000001.json', '../keys']) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8']);
  }
  expect((await testBed.get(addressOf(BREAD, 'other'))).statusCode).toBe(404);
});

test('pages name and preload the published files without asking Firebase', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const books = await testBed.site.publishRemote(
    'commerce',
    [{ id: 'books', path: '/books', data: ['books'] }],
    '1.1.0',
  );
  await testBed.site.revise(({ remotes }) => ({
    remotes: { ...remotes, commerce: { stable: books, fallback: null, canary: null } },
  }));
  await publish(await open(), FIRST);
  const page = await testBed.get('/books');
  expect(page.body).toContain(`"generation":"${FIRST}"`);
  expect(page.body).toContain(`as="fetch" href="${addressOf(fileOf(FIRST, 'books'))}"`);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('another publication is served within seconds, and the last one while the store is away', async () => {
  let isBroken = false;
  const stores = await open(() => isBroken);
  const generation = async (): Promise<unknown> =>
    (await get('catalogue/pointer.json')).json<CataloguePointer>().generation;
  await publish(stores, FIRST);
  expect(await generation()).toBe(FIRST);
  await get(BREAD);
  await publish(stores, SECOND);
  await until(async () => (await generation()) === SECOND);
  expect((await get(fileOf(FIRST, 'all'))).statusCode).toBe(404);
  await get(BREAD);
  isBroken = true;
  await new Promise((done) => setTimeout(done, 1_100));
  expect(await generation()).toBe(SECOND);
  expect((await get(BREAD)).body).toBe(contentOf(BREAD));
  const unread = await get(fileOf(SECOND, 'rows'));
  expect([unread.statusCode, unread.headers['retry-after']]).toEqual([503, '5']);
});
