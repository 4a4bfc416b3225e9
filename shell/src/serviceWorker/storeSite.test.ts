import { APP_CACHE } from '@lectern/shared/contract';
import { fakeCaches } from '@lectern/shared/testing';
import { asset, channel, registry, release } from '../testing/releases';

const ORIGIN = 'https://site.test';
const config = {
  backend: { kind: 'local', projectId: 'lectern', storageBucket: 'lectern' },
  homeUrl: ORIGIN,
  openBuckets: [],
};
const pointer = {
  schemaVersion: 2,
  generation: '0123456789ab',
  home: 'catalogue/home.json',
  books: 'catalogue/books.json',
  lists: { all: 'catalogue/all.json' },
  rows: 'catalogue/rows.json',
  words: 'catalogue/words.json',
  courseCount: 3,
};

let device: ReturnType<typeof fakeCaches>;
/**
 * Live serial (each release is version 1.0.<serial>), requested paths in order, and a function that may delay a
 * request.
 */
let live: number;
let requests: string[];
let hold: (path: string) => Promise<void>;
/** The visitor's canaries, and whether release 2.0.0 of commerce is one. */
let canaries: Record<string, string>;
let isCanaryLive: boolean;
/** Path of the search index in the live catalogue. */
let words: string;
/** Paths that answer 500. */
let broken: RegExp;
let storeSite: () => Promise<void>;

beforeEach(async () => {
  device = fakeCaches();
  live = 1;
  requests = [];
  canaries = {};
  isCanaryLive = false;
  broken = /^$/;
  words = pointer.words;
  hold = () => Promise.resolve();
  Object.assign(globalThis, { location: new URL(ORIGIN) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input as string, ORIGIN);
    requests.push(pathname);
    const body = answer(pathname);
    await hold(pathname);
    return new Response(body, { status: broken.test(pathname) ? 500 : 200 });
  });
  jest.resetModules();
  ({ storeSite } = await import('./storeSite'));
});

afterEach(() => {
  jest.restoreAllMocks();
  device.uninstall();
  Reflect.deleteProperty(globalThis, 'location');
});

function answer(path: string): string {
  if (path === '/') {
    const stable = channel(release(`1.0.${String(live)}`));
    const canary = { release: release('2.0.0'), percent: 5, salt: 'salt' };
    const commerce = isCanaryLive ? { ...stable, canary } : stable;
    const boot = { registry: registry({ commerce }, { serial: live }), config, canaries };
    return `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  }
  if (path.endsWith('/files.json'))
    return JSON.stringify([asset(path.replace('files.json', 'a.js')), asset(path.replace('files.json', 'b.js'))]);
  return path.endsWith('pointer.json') ? JSON.stringify({ ...pointer, words }) : `the text of ${path}`;
}

const storedSerial = (): string | undefined => {
  const record = device.stores.get(APP_CACHE.cache)?.get(APP_CACHE.record);
  return record === undefined ? undefined : (JSON.parse(record) as { revision: string }).revision.split(' ')[0];
};
const storedCatalogue = (): string[] =>
  [...(device.stores.get(APP_CACHE.catalogue)?.keys() ?? [])].map((url) =>
    decodeURIComponent(url.replace(/^.*\/o\//, '').replace(/\?.*$/, '')),
  );

/** Delays each request for a matching path until `go` is called; `begun` resolves at the first one. */
function holdBack(pattern: RegExp): { begun: Promise<void>; go: (problem?: Error) => void } {
  let go: (problem?: Error) => void = () => undefined;
  const held = new Promise<void>((resolve, reject) => {
    go = (problem) => (problem ? reject(problem) : resolve());
  });
  const begun = new Promise<void>((resolve) => {
    hold = (path) => {
      if (!pattern.test(path)) return Promise.resolve();
      resolve();
      return held;
    };
  });
  return { begun, go };
}

test('stores the whole live revision, and the files of a catalogue search', async () => {
  await storeSite();
  expect(storedSerial()).toBe('1');
  expect([...(device.stores.get(APP_CACHE.cache)?.keys() ?? [])]).toEqual(
    expect.arrayContaining([
      APP_CACHE.page,
      '/remotes/commerce/1.0.1/a.js',
      '/remotes/commerce/1.0.1/b.js',
      '/remotes/shell/1.0.0/a.js',
    ]),
  );
  expect(storedCatalogue().sort()).toEqual(
    [pointer.home, pointer.books, pointer.lists.all, pointer.rows, pointer.words, 'catalogue/pointer.json'].sort(),
  );
});

test('stores a canary only for its own visitors, with the stable release that replaces it when it fails', async () => {
  isCanaryLive = true;
  await storeSite();
  const stored = (): string[] => [...(device.stores.get(APP_CACHE.cache)?.keys() ?? [])];
  expect(requests.filter((path) => path.includes('/2.0.0/'))).toEqual([]);
  canaries = { commerce: '2.0.0' };
  await storeSite();
  expect(stored()).toEqual(
    expect.arrayContaining([
      '/remotes/commerce/2.0.0/a.js',
      '/remotes/commerce/2.0.0/b.js',
      '/remotes/commerce/1.0.1/a.js',
    ]),
  );
});

test('a visitor who changes sides within a revision gets the page of the new side, whole', async () => {
  isCanaryLive = true;
  canaries = { commerce: '2.0.0' };
  await storeSite();
  const page = (): string => device.stores.get(APP_CACHE.cache)?.get(APP_CACHE.page) ?? '';
  expect(page()).toContain('"canaries":{"commerce":"2.0.0"}');
  canaries = {};
  await storeSite();
  expect(page()).toContain('"canaries":{}');
  expect(storedSerial()).toBe('1');
  requests = [];
  await storeSite();
  expect(requests.filter((path) => path !== '/')).toEqual([]);
});

test('stores a revision that becomes live while a former one is being stored', async () => {
  const { begun, go } = holdBack(/1\.0\.1\/b\.js$/);
  const former = storeSite();
  await begun;
  live = 2;
  const [first, second] = [storeSite(), storeSite()];
  go();
  await former;
  expect(storedSerial()).toBe('1');
  await Promise.all([first, second]);
  expect(storedSerial()).toBe('2');
  expect(requests.filter((path) => path === '/')).toHaveLength(2);
});

test('a network failure leaves the former revision whole, and the next call stores the new one', async () => {
  await storeSite();
  live = 2;
  const { begun, go } = holdBack(/1\.0\.2\/b\.js$/);
  const next = storeSite();
  await begun;
  const again = storeSite();
  hold = () => Promise.resolve();
  go(new TypeError('Failed to fetch'));
  await expect(next).rejects.toThrow('Failed to fetch');
  expect(storedSerial()).toBe('1');
  expect([...(device.stores.get(APP_CACHE.cache)?.keys() ?? [])]).toEqual(
    expect.arrayContaining(['/remotes/commerce/1.0.1/a.js', '/remotes/commerce/1.0.1/b.js']),
  );
  await again;
  expect(storedSerial()).toBe('2');
});

test('files of a revision that could not be stored whole make room for the next one', async () => {
  const versions = (): string[] =>
    [...(device.stores.get(APP_CACHE.cache)?.keys() ?? [])].filter((path) => path.startsWith('/remotes/commerce/'));
  await storeSite();
  broken = /\/b\.js$/;
  for (live of [2, 3]) await expect(storeSite()).rejects.toThrow('answered 500');
  expect(versions().sort()).toEqual([
    '/remotes/commerce/1.0.1/a.js',
    '/remotes/commerce/1.0.1/b.js',
    '/remotes/commerce/1.0.3/a.js',
  ]);
});

test('an incomplete catalogue is fetched again on the next call', async () => {
  const { begun, go } = holdBack(/words\.json/);
  const first = storeSite();
  await begun;
  go(new TypeError('Failed to fetch'));
  await expect(first).rejects.toThrow('Failed to fetch');
  expect(storedCatalogue()).not.toContain('catalogue/pointer.json');
  hold = () => Promise.resolve();
  await storeSite();
  expect(storedCatalogue()).toContain('catalogue/pointer.json');
  requests = [];
  await storeSite();
  expect(requests).toEqual(['/']);
});

test('a catalogue with a file that answers 500 is incomplete, and is fetched again on the next call', async () => {
  broken = /books\.json/;
  await expect(storeSite()).rejects.toThrow('answered 500');
  expect(storedCatalogue()).not.toContain('catalogue/pointer.json');
  broken = /^$/;
  await storeSite();
  expect(storedCatalogue()).toContain('catalogue/pointer.json');
});

test('a clock set back does not keep the stored catalogue old', async () => {
  const elapsed = jest.spyOn(performance, 'now').mockReturnValue(3_600_000);
  await storeSite();
  words = 'catalogue/files/words-newer.json';
  elapsed.mockReturnValue(7_200_000);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  await storeSite();
  expect(storedCatalogue()).toContain(words);
});

test('files of former catalogues are removed, those of the last two and of courses stay', async () => {
  const generation = (name: string): string => `catalogue/files/words-${name}.json`;
  const store = async (name: string): Promise<void> => {
    words = generation(name);
    // A run within a minute of the last one does nothing.
    jest.spyOn(performance, 'now').mockReturnValue((now += 3_600_000));
    await storeSite();
  };
  let now = performance.now();
  await store('one');
  const course = 'https://site.test/v0/b/lectern/o/catalogue%2Fcourses%2Fbread.json?alt=media';
  await (await caches.open(APP_CACHE.catalogue)).put(course, new Response('{}'));
  await store('two');
  expect(storedCatalogue()).toEqual(expect.arrayContaining([generation('one'), generation('two')]));
  await store('three');
  expect(storedCatalogue()).not.toContain(generation('one'));
  expect(storedCatalogue()).toEqual(
    expect.arrayContaining([generation('two'), generation('three'), pointer.home, 'catalogue/courses/bread.json']),
  );
});

test('a site that does not answer with its page is not taken for stored', async () => {
  broken = /^\/$/;
  await expect(storeSite()).rejects.toThrow('no page');
  expect([...device.stores.values()].flatMap((store) => [...store.keys()])).toEqual([]);
});
