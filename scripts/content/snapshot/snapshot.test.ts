import { parseCatalogueBooks, parseCatalogueHome } from '@lectern/shared/domain';
import {
  book,
  course,
  fetchCourse,
  fetchFile,
  fetchIds,
  fetchList,
  fetchPointer,
  now,
  profile,
  publish,
  running,
  search,
  seed,
  set,
  prepareBackend,
  warnings,
} from './testBed';

prepareBackend();

test('published files are public, parse in browsers, and are cached while they are valid', async () => {
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
});

test('the file of a course holds everything its page shows, and is revalidated at each visit', async () => {
  seed();
  set('profiles/t1', profile({ bio: 'Since 1999' }));
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

test('no file contains drafts or private fields', async () => {
  seed();
  for (const status of ['draft', 'review', 'archived'])
    set(`courses/${status}`, course({ title: 'SECRET-COURSE', status }));
  for (const status of ['draft', 'archived']) set(`books/${status}`, book({ title: 'SECRET-BOOK', status }));
  set('books/b1/private/file', { path: 'books/b1/full/SECRET-FILE.md', sha256: 'a'.repeat(64), bytes: 1 });
  set('courses/free/content/l1', { body: 'SECRET-BODY' });
  set('profiles/t1', profile({ headline: 'SECRET-HEADLINE', bio: 'SECRET-BIO', visibility: 'private' }));
  set('users/u1/enrolments/free', { source: 'free', entitlement: 'SECRET-ENROLMENT' });
  await publish();
  const paths = running.backend.storage.admin.list('lectern', 'catalogue/').map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('catalogue/files/'))).toHaveLength(8);
  expect(paths.filter((path) => path.startsWith('catalogue/courses/'))).toEqual([
    'catalogue/courses/free.json',
    'catalogue/courses/paid.json',
  ]);
  const all = await Promise.all(paths.map(async (path) => (await fetchFile(path)).text()));
  expect(all.join('\n')).not.toMatch(/SECRET|teacherUid/);
});

test('an invalid document is left out with a warning that names its path and field', async () => {
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

test('home lists the open courses: folders that contain videos', async () => {
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

test('a rating is counted from the reviews, not taken from the import, and published from three on', async () => {
  seed();
  const review = { text: '', authorName: 'Ann', createdAt: now, updatedAt: now };
  set('courses/free/reviews/u1', { rating: 5, ...review });
  set('courses/free/reviews/u2', { rating: 2, ...review });
  await publish();
  expect((await fetchList()).first.courses[0]).toMatchObject({ ratingSum: 0, ratingCount: 0 });
  set('courses/free/reviews/u3', { rating: 4, ...review });
  await publish();
  expect((await fetchList()).first.courses[0]).toMatchObject({ ratingSum: 11, ratingCount: 3 });
});

test('the same documents give the same generation in any order of writing', async () => {
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

test('without content the catalogue is published, and empty', async () => {
  await publish();
  expect(await fetchList()).toMatchObject({ scope: 'all', categories: [], first: { total: 0, courses: [] } });
  expect(await search('bread')).toEqual([]);
});
