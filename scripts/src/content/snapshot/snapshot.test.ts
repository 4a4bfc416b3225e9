import { parseCatalogueBooks, parseCatalogueCourses, parseCatalogueHome, parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';
import { startBackend, wireFieldsOf, type RunningBackend } from '../../backend';
import { composeSnapshot } from './composeSnapshot';
import { keepSnapshot } from './keepSnapshot';
import { pruneGenerations } from './pruneGenerations';
import { publishSnapshot } from './publishSnapshot';
import { readCatalogue } from './readCatalogue';

let running: RunningBackend;
let warnings: string[];
beforeEach(async () => {
  running = await startBackend();
  warnings = [];
});
afterEach(() => running.stop());

const now = new Date('2026-11-21T10:00:00Z');
const course = (changes: object = {}): object => ({
  slug: 'bread', title: 'Bread from scratch', subtitle: 'Flour and time', summary: 'PRIVATE-SUMMARY', category: 'cooking', subcategory: 'baking', teacherUid: 't1',
  teacherName: 'Ada', level: 'beginner', language: 'en', captionLanguages: [], durationSec: 600, lessonCount: 2, productId: null, ratingSum: 0, ratingCount: 0,
  cover: null, tags: [], status: 'published', createdAt: now, updatedAt: now, ...changes,
});
const book = (changes: object = {}): object => ({
  slug: 'loaf', title: 'The loaf', summary: '', authors: ['Ada'], isbn13: null, category: null, language: 'en', pages: 3, cover: null, sample: null, productId: null,
  status: 'published', createdAt: now, updatedAt: now, ...changes,
});
const set = (path: string, data: object): void => running.backend.firestore.admin.set(path, wireFieldsOf(data));
const options = { bucket: 'lectern', openBuckets: ['open-courses'], warn: (message: string) => warnings.push(message) };
const publish = () => publishSnapshot(running.backend, options);

function seed(): void {
  set('categories/cooking', { name: 'Cooking', parent: null, order: 1, icon: 'pot' });
  set('categories/baking', { name: 'Baking', parent: 'cooking', order: 1, icon: 'oven' });
  set('products/p1', { active: true, name: 'Bread', images: [], metadata: {} });
  set('products/p1/prices/old', { unit_amount: 100, currency: 'eur', active: false, type: 'one_time' });
  set('products/p1/prices/new', { unit_amount: 900, currency: 'eur', active: true, type: 'one_time' });
  set('courses/free', course());
  set('courses/paid', course({ productId: 'p1' }));
  set('books/b1', book());
}

const fetchFile = (path: string): Promise<Response> => fetch(`${running.url}/v0/b/lectern/o/${encodeURIComponent(path)}?alt=media`);
const fetchPointer = async (): Promise<CataloguePointer> => parseCataloguePointer(await (await fetchFile('catalogue/pointer.json')).json());
const fetchCourses = async () => parseCatalogueCourses(await (await fetchFile((await fetchPointer()).courses)).json());

async function until(condition: () => Promise<boolean>, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${limitMs} ms`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

test('what is published is read without an account, in the form that browsers parse, and cached as long as it holds', async () => {
  seed();
  expect(await publish()).toMatchObject({ changed: true, courses: 2, categories: 2, books: 1 });
  const pointer = await fetchPointer();
  const { categories, courses } = await fetchCourses();
  expect(categories.map(({ slug, courseCount }) => [slug, courseCount])).toEqual([['baking', 2], ['cooking', 2]]);
  expect(courses.map(({ id, price }) => [id, price])).toEqual([['free', null], ['paid', { priceId: 'new', amount: 900, currency: 'eur' }]]);
  expect(parseCatalogueHome(await (await fetchFile(pointer.home)).json()).newest).toHaveLength(2);
  expect(parseCatalogueBooks(await (await fetchFile(pointer.books)).json()).books[0]?.title).toBe('The loaf');
  expect((await fetchFile(pointer.home)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const answer = await fetchFile('catalogue/pointer.json');
  expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  expect(answer.headers.get('etag')).toMatch(/^".+"$/);
});

test('drafts and fields that lists do not show appear in no file', async () => {
  seed();
  for (const status of ['draft', 'review', 'archived']) set(`courses/${status}`, course({ title: 'SECRET-COURSE', status }));
  for (const status of ['draft', 'archived']) set(`books/${status}`, book({ title: 'SECRET-BOOK', status }));
  set('books/b1/private/file', { path: 'books/b1/full/SECRET-FILE.md', sha256: 'a'.repeat(64), bytes: 1 });
  set('courses/free/content/l1', { body: 'SECRET-BODY' });
  set('users/u1/enrolments/free', { source: 'free', entitlement: 'SECRET-ENROLMENT' });
  await publish();
  const paths = running.backend.storage.admin.list('lectern', 'catalogue/').map(({ path }) => path);
  expect(paths).toHaveLength(4);
  const all = await Promise.all(paths.map(async (path) => (await fetchFile(path)).text()));
  expect(all.join('\n')).not.toMatch(/SECRET|PRIVATE|teacherUid|t1/);
});

test('a broken document is left out with a warning that names its path and field; the rest is published', async () => {
  seed();
  set('courses/broken', course({ level: 'expert' }));
  set('courses/unpriced', course({ productId: 'gone' }));
  set('categories/Bad Name', { name: 'Bad', parent: null, order: 0, icon: 'x' });
  set('categories/orphan', { name: 'Orphan', parent: 'nowhere', order: 0, icon: 'x' });
  set('books/b2', book({ slug: 'Not A Slug' }));
  await publish();
  expect((await fetchCourses()).courses.map(({ id }) => id)).toEqual(['free', 'paid']);
  expect(warnings).toHaveLength(5);
  for (const [path, field] of [['courses/broken', 'level'], ['courses/unpriced', 'productId'], ['categories/Bad Name', 'slug'], ['categories/orphan', 'parent'], ['books/b2', 'slug']]) {
    expect(warnings.filter((warning) => warning.includes(`${path}: field "${field}"`))).toHaveLength(1);
  }
});

test('home names the open courses, which are the folders with films', async () => {
  for (const path of ['hello/01-a.webm', 'hello/02-b.mp4', 'hello/01-a.vtt', 'notes/readme.vtt', 'Bad Name/x.mp4', 'x.mp4']) await running.backend.storage.admin.put('open-courses', path, 'x');
  await publish();
  const { home } = await fetchPointer();
  expect(parseCatalogueHome(await (await fetchFile(home)).json()).open).toEqual([{ bucket: 'open-courses', name: 'hello', lessonCount: 2 }]);
});

test('reviews, not the import, decide a rating', async () => {
  seed();
  const review = { text: '', authorName: 'Ann', createdAt: now, updatedAt: now };
  set('courses/free/reviews/u1', { rating: 5, ...review });
  set('courses/free/reviews/u2', { rating: 2, ...review });
  await publish();
  expect((await fetchCourses()).courses[0]).toMatchObject({ ratingSum: 7, ratingCount: 2 });
});

test('the same documents give the same generation, in whatever order they were written', async () => {
  seed();
  const first = await publish();
  const pointer = await (await fetchFile('catalogue/pointer.json')).text();
  expect(await publish()).toEqual({ ...first, changed: false });
  running.backend.firestore.admin.delete('courses/free');
  expect((await publish()).generation).not.toBe(first.generation);
  set('courses/free', course());
  expect((await publish()).generation).toBe(first.generation);
  expect(await (await fetchFile('catalogue/pointer.json')).text()).toBe(pointer);
});

test('without content the catalogue is empty, and never missing', async () => {
  await publish();
  expect(await fetchCourses()).toEqual({ categories: [], courses: [] });
});

test('a build that dies midway leaves the former snapshot live, whole', async () => {
  seed();
  await publish();
  const { generation } = await fetchPointer();
  const { firestore, storage } = running.backend;
  for (const survives of [0, 1, 2, 3]) {
    set('courses/third', course({ durationSec: survives }));
    let left = survives;
    const put: typeof storage.admin.put = (...args) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the disk is full')) : storage.admin.put(...args);
    };
    await expect(publishSnapshot({ firestore, storage: { ...storage, admin: { ...storage.admin, put } } }, options)).rejects.toThrow('the disk is full');
    expect((await fetchPointer()).generation).toBe(generation);
    expect((await fetchCourses()).courses).toHaveLength(2);
  }
  await publish();
  expect((await fetchCourses()).courses).toHaveLength(3);
});

test('old generations go once nobody can be reading them; covers and the newest two stay', async () => {
  const { admin } = running.backend.storage;
  await admin.put('lectern', 'catalogue/covers/course-a.webp', 'x');
  const generations: string[] = [];
  for (const durationSec of [1, 2, 3]) {
    set('courses/one', course({ durationSec }));
    generations.push((await publish()).generation);
  }
  const kept = (): string[] => Array.from(new Set(admin.list('lectern', 'catalogue/').map(({ path }) => path.split('/')[1]!))).sort();
  expect(kept()).toEqual([...generations, 'covers', 'pointer.json'].sort());
  pruneGenerations(admin, 'lectern', generations.slice(1), Date.now() + 120_000);
  expect(kept()).toEqual([...generations.slice(1), 'covers', 'pointer.json'].sort());
});

test('a change is published by itself; a stream of changes does not put it off', async () => {
  const keeper = await keepSnapshot(running.backend, options);
  expect((await fetchCourses()).courses).toEqual([]);
  seed();
  await until(async () => (await fetchCourses()).courses.length === 2, 10_000);
  const writing = setInterval(() => set('courses/busy', course({ durationSec: Math.floor(Math.random() * 1e6) })), 100);
  await until(async () => (await fetchCourses()).courses.length === 3, 10_000).finally(() => clearInterval(writing));
  set('courses/broken', course({ level: 'expert' }));
  set('courses/again', course());
  await until(async () => (await fetchCourses()).courses.length === 4, 10_000);
  await keeper.end();
  expect(warnings).toHaveLength(1);
});

test('beyond a thousand courses each category has a list of its own', () => {
  seed();
  const catalogue = { ...readCatalogue(running.backend.firestore.admin, () => undefined), open: [] };
  const [one] = catalogue.courses;
  const courses = Array.from({ length: 1001 }, (_, index) => ({ ...one!, id: `c${index}` }));
  const { files, pointer } = composeSnapshot({ ...catalogue, courses });
  expect(Object.keys(pointer.lists ?? {})).toEqual(['cooking']);
  expect(parseCatalogueCourses(JSON.parse(files.get(pointer.lists!.cooking!)!)).courses).toHaveLength(1001);
  expect(composeSnapshot(catalogue).pointer.lists).toBeUndefined();
});
