import { APP_CACHE } from '@lectern/shared/contract';
import { fakeCaches } from '@lectern/shared/testing';
import { answerRequest } from './answerRequest';
import { storedPointer } from './catalogueCache';

const ORIGIN = 'https://site.test';
const POINTER = `${ORIGIN}/v0/b/lectern/o/catalogue%2Fpointer.json`;
const HOME = `${ORIGIN}/v0/b/lectern/o/catalogue%2Fhome.json`;

let device: ReturnType<typeof fakeCaches>;
let network: () => Promise<Response>;
let background: Promise<unknown>[];

beforeEach(() => {
  device = fakeCaches();
  background = [];
  network = () => Promise.resolve(new Response('from the network'));
  Object.assign(globalThis, { location: new URL(ORIGIN) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => network());
});
afterEach(() => {
  jest.restoreAllMocks();
  device.uninstall();
  Reflect.deleteProperty(globalThis, 'location');
});

/** Answers a request for `url`, and waits for the background work of the answer. */
async function answerTo(url: string): Promise<string | null> {
  const event = { request: new Request(url), waitUntil: (work: Promise<unknown>) => background.push(work) };
  const response = await answerRequest(event);
  await Promise.all(background);
  return response?.text() ?? null;
}

/** Makes every write to the cache fail as on a full disk. */
async function breakWriting(): Promise<void> {
  const cache = await caches.open(APP_CACHE.catalogue);
  const error = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  jest.spyOn(cache, 'put').mockRejectedValue(error);
  jest.spyOn(caches, 'open').mockResolvedValue(cache);
}

test.each([POINTER, HOME])('answers from the network when the cache cannot be written: %s', async (url) => {
  await breakWriting();
  expect(await answerTo(url)).toBe('from the network');
});

test('prefers the network’s answer to the stored one when the cache cannot be written', async () => {
  await answerTo(POINTER);
  network = () => Promise.resolve(new Response('newer'));
  await breakWriting();
  expect(await answerTo(POINTER)).toBe('newer');
});

test.each([POINTER, HOME])('stores a successful answer for offline use: %s', async (url) => {
  await answerTo(url);
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await answerTo(url)).toBe('from the network');
});

test('asks the network again for a file that changes, and never for one named by its content', async () => {
  await answerTo(POINTER);
  await answerTo(HOME);
  network = () => Promise.resolve(new Response('newer'));
  expect(await answerTo(POINTER)).toBe('newer');
  expect(await answerTo(HOME)).toBe('from the network');
});

test.each([502, 504, 522])('answers with the stored file when a proxy reports %i for the site', async (status) => {
  await answerTo(POINTER);
  network = () => Promise.resolve(new Response('the proxy', { status }));
  expect(await answerTo(POINTER)).toBe('from the network');
});

describe('while a connection hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const hang = () => (network = () => new Promise(() => undefined));
  const answerOf = async (request: object): Promise<string | undefined> =>
    (await answerRequest({ request: request as Request, waitUntil: () => undefined }))?.text();

  test('a page and a pointer are answered from the device in the end', async () => {
    await answerTo(POINTER);
    await (await caches.open(APP_CACHE.cache)).put(APP_CACHE.page, new Response('the stored page'));
    hang();
    const page = { url: ORIGIN, method: 'GET', headers: new Headers(), mode: 'navigate', destination: 'document' };
    const answers = Promise.all([answerOf(page), answerOf(new Request(POINTER))]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await answers).toEqual(['the stored page', 'from the network']);
  });

  test('a slow answer is waited for when the device has none', async () => {
    let arrive: (response: Response) => void = () => undefined;
    network = () => new Promise((resolve) => (arrive = resolve));
    const answer = answerOf(new Request(POINTER));
    await jest.advanceTimersByTimeAsync(60_000);
    arrive(new Response('late'));
    expect(await answer).toBe('late');
  });
});

test('a new pointer replaces the stored one only once the device has the files that it has of that', async () => {
  const pointerOf = (generation: string): object => {
    const [home, books, rows, words] = ['home', 'books', 'rows', 'words'].map(
      (kind) => `catalogue/${kind}-${generation}.json`,
    );
    return { schemaVersion: 2, generation, home, books, rows, words, lists: {}, courseCount: 1 };
  };
  const fileAt = (path: string): string => `${ORIGIN}/v0/b/lectern/o/${encodeURIComponent(`catalogue/${path}`)}`;
  const publish = (generation: string) => (network = () => Promise.resolve(Response.json(pointerOf(generation))));
  const generation = async () => (await storedPointer(await caches.open(APP_CACHE.catalogue)))?.generation;
  const [first, second] = ['0123456789ab', 'ba9876543210'];
  publish(first);
  for (const path of ['pointer.json', `home-${first}.json`]) await answerTo(fileAt(path));
  publish(second);
  await answerTo(fileAt('pointer.json'));
  expect(await generation()).toBe(first);
  for (const path of [`home-${second}.json`, 'pointer.json']) await answerTo(fileAt(path));
  expect(await generation()).toBe(second);
});

test('stores no failed answer', async () => {
  network = () => Promise.resolve(new Response('busy', { status: 500 }));
  expect(await answerTo(HOME)).toBe('busy');
  expect(device.stores.get(APP_CACHE.catalogue)?.size ?? 0).toBe(0);
});

test('removes the oldest files over the limit, but none that the home page and the search need offline', async () => {
  const fileAt = (path: string): string =>
    `${ORIGIN}/v0/b/lectern/o/${encodeURIComponent(`catalogue/${path}`)}?alt=media`;
  const named = { books: 'books.json', home: 'home.json', rows: 'rows.json', words: 'words.json', paths: 'paths.json' };
  const paths = Object.fromEntries(Object.entries(named).map(([kind, path]) => [kind, `catalogue/${path}`]));
  const lists = { all: 'catalogue/all.json' };
  const pointer = { schemaVersion: 2, generation: '0123456789ab', ...paths, lists, courseCount: 500 };
  network = () => Promise.resolve(Response.json(pointer));
  const needed = ['pointer.json', 'all.json', ...Object.values(named)].map(fileAt);
  for (const url of needed) await answerTo(url);
  for (let course = 0; course < 130; course += 1) await answerTo(fileAt(`courses/${String(course)}.json`));
  const stored = [...(device.stores.get(APP_CACHE.catalogue)?.keys() ?? [])];
  expect(stored).toEqual(expect.arrayContaining(needed));
  expect(stored).toHaveLength(120);
  expect(stored).not.toContain(fileAt('courses/16.json'));
  expect(stored).toContain(fileAt('courses/17.json'));
});

test('leaves writes and ranges to the browser', () => {
  const event = (init: RequestInit) => ({ request: new Request(HOME, init) }) as never;
  expect(answerRequest(event({ method: 'POST' }))).toBeNull();
  expect(answerRequest(event({ headers: { range: 'bytes=0-1' } }))).toBeNull();
});
