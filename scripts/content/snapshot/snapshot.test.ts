import {
  parseCatalogueBooks,
  parseCatalogueCourse,
  parseCatalogueHome,
  parseCatalogueList,
  parseCataloguePointer,
  type CatalogueCourse,
  type CatalogueList,
  type CataloguePointer,
} from '@lectern/shared/domain';
import { answerList, decodeCourseTable, decodeTextIndex, type ListRequest } from '@lectern/shared/search';
import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { keepSnapshot } from './watchAndPublish';
import { pruneFiles } from './files/pruneFiles';
import { publishSnapshot } from './publishSnapshot';

let running: RunningBackend;
let warnings: string[];
beforeEach(async () => {
  running = await startLecternBackend();
  warnings = [];
});
afterEach(() => running.stop());

const now = new Date('2026-11-21T10:00:00Z');
const course = (changes: object = {}): object => ({
  slug: 'bread',
  title: 'Bread from scratch',
  subtitle: 'Flour and time',
  summary: 'Long ago',
  category: 'cooking',
  subcategory: 'baking',
  teacherUid: 't1',
  teacherName: 'Ada',
  level: 'beginner',
  language: 'en',
  captionLanguages: [],
  durationSec: 600,
  lessonCount: 2,
  productId: null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  tags: [],
  status: 'published',
  createdAt: now,
  updatedAt: now,
  ...changes,
});
const book = (changes: object = {}): object => ({
  slug: 'loaf',
  title: 'The loaf',
  summary: '',
  authors: ['Ada'],
  isbn13: null,
  category: null,
  language: 'en',
  pages: 3,
  cover: null,
  sample: null,
  productId: null,
  status: 'published',
  createdAt: now,
  updatedAt: now,
  ...changes,
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

const fetchFile = (path: string): Promise<Response> =>
  fetch(`${running.url}/v0/b/lectern/o/${encodeURIComponent(path)}?alt=media`);
const fetchPointer = async (): Promise<CataloguePointer> =>
  parseCataloguePointer(await (await fetchFile('catalogue/pointer.json')).json());
const fetchList = async (scope = 'all'): Promise<CatalogueList> =>
  parseCatalogueList(await (await fetchFile((await fetchPointer()).lists[scope]!)).json());
const fetchIds = async (scope?: string): Promise<string[]> =>
  (await fetchList(scope)).first.courses.map(({ id }) => id);
const fetchCourse = async (id: string): Promise<CatalogueCourse | null> => {
  const answer = await fetchFile(`catalogue/courses/${id}.json`);
  return answer.status === 404 ? null : parseCatalogueCourse(await answer.json(), id);
};
const search = async (words: string): Promise<string[]> => {
  const { generation, rows, words: index } = await fetchPointer();
  const request: ListRequest = { words, scope: {}, chosen: {}, sort: 'relevance', page: 1, limit: 24 };
  const [table, bytes] = [await (await fetchFile(rows)).text(), await (await fetchFile(index)).arrayBuffer()];
  return answerList(
    { generation, table: decodeCourseTable(table), index: decodeTextIndex(new Uint8Array(bytes)) },
    request,
  ).courses.map(({ id }) => id);
};

async function until(condition: () => Promise<boolean>, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${limitMs} ms`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

test(
  'what is published is read without an account, in the form that browsers parse, and cached as long ' + 'as it holds',
  async () => {
    seed();
    expect(await publish()).toMatchObject({ changed: true, courses: 2, categories: 2, books: 1 });
    const pointer = await fetchPointer();
    const { categories, first } = await fetchList('cooking');
    expect(categories.map(({ slug, courseCount }) => [slug, courseCount])).toEqual([
      ['baking', 2],
      ['cooking', 2],
    ]);
    expect(first.courses.map(({ id, price }) => [id, price])).toEqual([
      ['free', null],
      ['paid', { amount: 900, currency: 'eur' }],
    ]);
    expect(first).toMatchObject({
      total: 2,
      page: 1,
      pages: 1,
      counts: { price: { free: 1, paid: 1 }, topic: { baking: 2 } },
    });
    expect(Object.keys(pointer.lists)).toEqual(['all', 'cooking/baking', 'cooking']);
    expect((await fetchList()).categories.map(({ slug }) => slug)).toEqual(['cooking']);
    expect(await search('baking')).toEqual(['free', 'paid']);
    expect(parseCatalogueHome(await (await fetchFile(pointer.home)).json()).newest).toHaveLength(2);
    expect(parseCatalogueBooks(await (await fetchFile(pointer.books)).json()).books[0]?.title).toBe('The loaf');
    expect((await fetchFile(pointer.home)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const answer = await fetchFile('catalogue/pointer.json');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(answer.headers.get('etag')).toMatch(/^".+"$/);
  },
);

test('a course has a file of all that its page shows, revalidated at each visit', async () => {
  seed();
  set('profiles/t1', {
    displayName: 'Ada',
    headline: 'Bakes',
    bio: 'Since 1999',
    avatar: null,
    links: [],
    visibility: 'public',
    createdAt: now,
    updatedAt: now,
  });
  set('courses/paid/sections/s2', { title: 'Later', order: 2 });
  set('courses/paid/sections/s1', { title: 'First', order: 1 });
  set('courses/paid/sections/s1/lessons/b', {
    title: 'Water',
    order: 2,
    kind: 'quiz',
    durationSec: 60,
    preview: false,
  });
  set('courses/paid/sections/s1/lessons/a', {
    title: 'Flour',
    order: 1,
    kind: 'video',
    durationSec: 600,
    preview: true,
  });
  for (const [uid, rating, day] of [
    ['u1', 5, 1],
    ['u2', 2, 3],
    ['u3', 5, 2],
  ] as const) {
    set(`courses/paid/reviews/${uid}`, {
      rating,
      text: uid,
      authorName: 'Ann',
      createdAt: now,
      updatedAt: new Date(2026, 1, day),
    });
  }
  await publish();
  const file = await fetchCourse('paid');
  expect(file).toMatchObject({
    title: 'Bread from scratch',
    summary: 'Long ago',
    price: { priceId: 'new', amount: 900 },
    productId: 'p1',
    ratingSum: 12,
    ratingCount: 3,
    categories: [
      { slug: 'cooking', name: 'Cooking' },
      { slug: 'baking', name: 'Baking' },
    ],
    teacher: { name: 'Ada', headline: 'Bakes', bio: 'Since 1999' },
    sections: [
      {
        id: 's1',
        title: 'First',
        lessons: [
          { id: 'a', kind: 'video', preview: true },
          { id: 'b', kind: 'quiz', preview: false },
        ],
      },
    ],
    reviews: { stars: [0, 1, 0, 0, 2] },
  });
  expect(file?.reviews.newest.map(({ text }) => text)).toEqual(['u2', 'u3', 'u1']);
  expect((await fetchFile('catalogue/courses/paid.json')).headers.get('cache-control')).toBe('public, no-cache');
  set('courses/paid', course({ status: 'archived' }));
  await publish();
  expect(await fetchCourse('paid')).toBeNull();
  expect(await fetchCourse('free')).not.toBeNull();
});

test('drafts and fields that nobody may read appear in no file', async () => {
  seed();
  for (const status of ['draft', 'review', 'archived'])
    set(`courses/${status}`, course({ title: 'SECRET-COURSE', status }));
  for (const status of ['draft', 'archived']) set(`books/${status}`, book({ title: 'SECRET-BOOK', status }));
  set('books/b1/private/file', { path: 'books/b1/full/SECRET-FILE.md', sha256: 'a'.repeat(64), bytes: 1 });
  set('courses/free/content/l1', { body: 'SECRET-BODY' });
  set('profiles/t1', {
    displayName: 'Ada',
    headline: 'SECRET-HEADLINE',
    bio: 'SECRET-BIO',
    avatar: null,
    links: [],
    visibility: 'private',
    createdAt: now,
    updatedAt: now,
  });
  set('users/u1/enrolments/free', { source: 'free', entitlement: 'SECRET-ENROLMENT' });
  await publish();
  const paths = running.backend.storage.admin.list('lectern', 'catalogue/').map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('catalogue/files/'))).toHaveLength(7);
  expect(paths.filter((path) => path.startsWith('catalogue/courses/'))).toEqual([
    'catalogue/courses/free.json',
    'catalogue/courses/paid.json',
  ]);
  const all = await Promise.all(paths.map(async (path) => (await fetchFile(path)).text()));
  expect(all.join('\n')).not.toMatch(/SECRET|teacherUid|"t1"/);
});

test('a broken document is left out with a warning that names its path and field; the rest is published', async () => {
  seed();
  set('courses/broken', course({ level: 'expert' }));
  set('courses/unpriced', course({ productId: 'gone' }));
  set('categories/Bad Name', { name: 'Bad', parent: null, order: 0, icon: 'x' });
  set('categories/orphan', { name: 'Orphan', parent: 'nowhere', order: 0, icon: 'x' });
  set('books/b2', book({ slug: 'Not A Slug' }));
  await publish();
  expect(await fetchIds()).toEqual(['free', 'paid']);
  expect(await fetchCourse('broken')).toBeNull();
  expect(warnings).toHaveLength(5);
  for (const [path, field] of [
    ['courses/broken', 'level'],
    ['courses/unpriced', 'productId'],
    ['categories/Bad Name', 'slug'],
    ['categories/orphan', 'parent'],
    ['books/b2', 'slug'],
  ]) {
    expect(warnings.filter((warning) => warning.includes(`${path}: field "${field}"`))).toHaveLength(1);
  }
});

test('home names the open courses, which are the folders with films', async () => {
  for (const path of [
    'hello/01-a.webm',
    'hello/02-b.mp4',
    'hello/01-a.vtt',
    'notes/readme.vtt',
    'Bad Name/x.mp4',
    'x.mp4',
  ])
    await running.backend.storage.admin.put('open-courses', path, 'x');
  await publish();
  const { home } = await fetchPointer();
  expect(parseCatalogueHome(await (await fetchFile(home)).json()).open).toEqual([
    { bucket: 'open-courses', name: 'hello', lessonCount: 2 },
  ]);
});

test('reviews, not the import, decide a rating', async () => {
  seed();
  const review = { text: '', authorName: 'Ann', createdAt: now, updatedAt: now };
  set('courses/free/reviews/u1', { rating: 5, ...review });
  set('courses/free/reviews/u2', { rating: 2, ...review });
  await publish();
  expect((await fetchList()).first.courses[0]).toMatchObject({ ratingSum: 7, ratingCount: 2 });
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
  expect(await fetchList()).toMatchObject({ scope: 'all', categories: [], first: { total: 0, courses: [] } });
  expect(await search('bread')).toEqual([]);
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
    await expect(
      publishSnapshot({ firestore, storage: { ...storage, admin: { ...storage.admin, put } } }, options),
    ).rejects.toThrow('the disk is full');
    expect((await fetchPointer()).generation).toBe(generation);
    expect(await fetchIds()).toHaveLength(2);
  }
  await publish();
  expect(await fetchIds()).toHaveLength(3);
});

test(
  'old files go once nobody can be reading them; covers, files of courses and what the newest two ' +
    'pointers name stay',
  async () => {
    const { admin } = running.backend.storage;
    await admin.put('lectern', 'catalogue/covers/course-a.webp', 'x');
    const pointers: CataloguePointer[] = [];
    for (const durationSec of [1, 2, 3]) {
      set('courses/one', course({ durationSec }));
      await publish();
      pointers.push(await fetchPointer());
    }
    const rows = (): string[] =>
      admin
        .list('lectern', 'catalogue/files/rows')
        .map(({ path }) => path)
        .sort();
    expect(rows()).toEqual(pointers.map((pointer) => pointer.rows).sort());
    expect(new Set(pointers.map(({ words }) => words)).size).toBe(1);
    pruneFiles(admin, 'lectern', pointers.slice(1), Date.now() + 120_000);
    expect(rows()).toEqual(
      pointers
        .slice(1)
        .map((pointer) => pointer.rows)
        .sort(),
    );
    for (const path of [
      pointers[2]!.home,
      pointers[2]!.words,
      'catalogue/covers/course-a.webp',
      'catalogue/courses/one.json',
      'catalogue/pointer.json',
    ])
      expect(admin.get('lectern', path)).not.toBeNull();
  },
);

test('a change is published by itself; a stream of changes does not put it off', async () => {
  const keeper = await keepSnapshot(running.backend, options);
  expect(await fetchIds()).toEqual([]);
  seed();
  await until(async () => (await fetchIds()).length === 2, 10_000);
  const writing = setInterval(() => set('courses/busy', course({ durationSec: Math.floor(Math.random() * 1e6) })), 100);
  await until(async () => (await fetchIds()).length === 3, 10_000).finally(() => clearInterval(writing));
  set('courses/broken', course({ level: 'expert' }));
  set('courses/again', course());
  await until(async () => (await fetchIds()).length === 4, 10_000);
  await keeper.end();
  expect(warnings).toHaveLength(1);
});

test('the keeper brings the file of a course along with whatever it shows', async () => {
  seed();
  const keeper = await keepSnapshot(running.backend, options);
  const shows = (check: (file: CatalogueCourse | null) => boolean): Promise<void> =>
    until(async () => check(await fetchCourse('paid')), 10_000);
  set('courses/paid/sections/s1', { title: 'First', order: 1 });
  set('courses/paid/sections/s1/lessons/a', {
    title: 'Flour',
    order: 1,
    kind: 'video',
    durationSec: 600,
    preview: true,
  });
  await shows((file) => file?.sections.length === 1);
  set('products/p1/prices/new', { unit_amount: 1200, currency: 'eur', active: true, type: 'one_time' });
  await shows((file) => file?.price?.amount === 1200);
  set('categories/baking', { name: 'Ovens', parent: 'cooking', order: 1, icon: 'oven' });
  await shows((file) => file?.categories[1]?.name === 'Ovens');
  set('profiles/t1', {
    displayName: 'Ada',
    headline: 'Bakes',
    bio: '',
    avatar: null,
    links: [],
    visibility: 'public',
    createdAt: now,
    updatedAt: now,
  });
  await shows((file) => file?.teacher.headline === 'Bakes');
  set('courses/paid', course({ status: 'draft' }));
  await shows((file) => file === null);
  await until(async () => (await fetchIds()).join() === 'free', 10_000);
  await keeper.end();
});

test('two processes that publish at the same time leave the newest lists', async () => {
  seed();
  const { firestore, storage } = running.backend;
  let other: Promise<unknown> | null = null;
  const put: typeof storage.admin.put = async (...args) => {
    if (!other && args[1].startsWith('catalogue/files/')) {
      set('courses/third', course());
      other = publish();
      await other;
    }
    return storage.admin.put(...args);
  };
  await publishSnapshot({ firestore, storage: { ...storage, admin: { ...storage.admin, put } } }, options);
  expect(await fetchIds()).toHaveLength(3);
});
