import { parseCatalogueBooks, type CataloguePointer } from '../domain';
import { fetchCatalogueCourse } from './courseFile';
import { currentCataloguePointer, fetchCatalogueFile } from './files';

const backend = { kind: 'local', projectId: 'p', storageBucket: 'lectern' } as const;
const pointerOf = (generation: string): CataloguePointer => ({
  schemaVersion: 2,
  generation,
  home: `catalogue/files/home-${generation}.json`,
  books: `catalogue/files/books-${generation}.json`,
  lists: {},
  rows: 'rows',
  words: 'words',
  courseCount: 1,
});
const old = pointerOf('0123456789abcdef');
const live = pointerOf('fedcba9876543210');
const addressOf = (path: string): string => `/v0/b/lectern/o/${encodeURIComponent(path)}?alt=media`;

const asked: string[] = [];
let files: Record<string, unknown> = {};
beforeEach(() => {
  asked.length = 0;
  files = { 'catalogue/pointer.json': live, [live.home]: 'live home' };
  globalThis.fetch = (input) => {
    const url = typeof input === 'string' ? input : '';
    asked.push(url);
    const found = Object.entries(files).find(([path]) => addressOf(path) === url);
    return Promise.resolve({
      status: found ? 200 : 404,
      ok: Boolean(found),
      json: () => Promise.resolve(found?.[1]),
    } as Response);
  };
});

function embed(json: string): void {
  document.body.innerHTML = `<script type="application/json" id="catalogue-pointer">${json}</script>`;
}
const fetchHome = (): Promise<string | null> => fetchCatalogueFile(backend, ({ home }) => home, String);

test('fetches the pointer, then the file', async () => {
  expect(await fetchHome()).toBe('live home');
  expect(asked).toEqual([addressOf('catalogue/pointer.json'), addressOf(live.home)]);
});

test('uses the pointer embedded in the page for the first fetch of each file, then the live one', async () => {
  embed(JSON.stringify(old));
  files[old.home] = 'old home';
  expect(await fetchHome()).toBe('old home');
  expect(asked).toEqual([addressOf(old.home)]);
  files[old.books] = 'old books';
  expect(await fetchCatalogueFile(backend, ({ books }) => books, String)).toBe('old books');
  expect(asked).toHaveLength(2);
  expect(await fetchHome()).toBe('live home');
});

test('fetches the live pointer once the page has been open for a minute', async () => {
  embed(JSON.stringify(old));
  files[old.home] = 'old home';
  jest.spyOn(performance, 'now').mockReturnValueOnce(60_001);
  expect(await fetchHome()).toBe('live home');
});

test.each([
  ['names a missing file', JSON.stringify(old)],
  ['is not a pointer', '{"home":1}'],
  ['is not JSON', '{'],
])('fetches the live pointer when the embedded one %s', async (_name, json) => {
  embed(json);
  expect(await fetchHome()).toBe('live home');
});

test('a clock that was set back keeps no old pointer', async () => {
  await currentCataloguePointer(backend);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  asked.length = 0;
  await currentCataloguePointer(backend);
  expect(asked).toEqual([addressOf('catalogue/pointer.json')]);
  jest.restoreAllMocks();
});

test('returns null while nothing is published', async () => {
  files = {};
  expect(await fetchHome()).toBeNull();
});

test('skips a malformed entry of a list, with one console warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const book = {
    id: 'b1',
    slug: 'loaf',
    title: 'The loaf',
    authors: ['Ada'],
    category: null,
    language: 'en',
    pages: 3,
    cover: null,
    sample: null,
    productId: null,
    price: null,
  };
  files[live.books] = { books: [book, { ...book, id: 'b2', pages: 'three' }, null, book] };
  for (let time = 1; time <= 2; time += 1) {
    expect(
      (await fetchCatalogueFile(backend, ({ books }) => books, parseCatalogueBooks))?.books.map(({ id }) => id),
    ).toEqual(['b1', 'b1']);
  }
  expect(warn.mock.calls.map(([message]) => message as unknown)).toEqual([
    expect.stringContaining('books[1] (b2): field "pages"'),
    expect.stringContaining('books[2]'),
  ]);
  warn.mockRestore();
});

test('returns null for an unpublished course, and rejects a malformed file', async () => {
  expect(await fetchCatalogueCourse(backend, 'gone')).toBeNull();
  files['catalogue/courses/broken.json'] = { id: 'broken' };
  await expect(fetchCatalogueCourse(backend, 'broken')).rejects.toThrow('courses/broken: field "slug"');
});
