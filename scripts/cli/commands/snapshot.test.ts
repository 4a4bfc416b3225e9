import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { wireFieldsOf } from '@lectern/backend';
import { objectKeyOf, openStoresAt, readCatalogueIndex, type CatalogueIndex } from '../../release';
import { startFakeGoogle, type FakeGoogle } from '../../tests/fixtures/fakeGoogle';
import { runInProcess, type Output } from '../testBed';

const now = new Date('2026-11-21T10:00:00Z');
let google: FakeGoogle;
let folder = '';
beforeEach(async () => {
  google = await startFakeGoogle();
  Object.assign(process.env, google.environment);
  folder = await mkdtemp(join(tmpdir(), 'lectern-snapshot-'));
  await writeFile(join(folder, 'key.json'), google.keyFile(), { mode: 0o600 });
  process.env.TMPDIR = folder;
});
afterEach(async () => {
  for (const name of ['TMPDIR', ...Object.keys(google.environment)]) Reflect.deleteProperty(process.env, name);
  await google.close();
  await rm(folder, { recursive: true, force: true });
});

const set = (path: string, data: object): void =>
  google.running.backend.firestore.admin.set(path, wireFieldsOf(data, google.running.projectId));

const course = (slug: string): object => ({
  slug,
  title: `The ${slug}`,
  subtitle: '',
  summary: '',
  category: 'cooking',
  subcategory: null,
  teacherUid: 'ada',
  teacherName: 'Ada',
  level: 'beginner',
  language: 'en',
  captionLanguages: [],
  durationSec: 600,
  lessonCount: 1,
  productId: null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  tags: [],
  status: 'published',
  createdAt: now,
  updatedAt: now,
});

function fill(courses: number): void {
  set('categories/cooking', { name: 'Cooking', parent: null, order: 1, icon: 'pot' });
  set('profiles/ada', {
    displayName: 'Ada',
    headline: 'Bakes bread',
    bio: '',
    avatar: null,
    links: [],
    visibility: 'public',
    createdAt: now,
    updatedAt: now,
  });
  set('courses/c0/sections/s1', { title: 'Dough', order: 1 });
  set('courses/c0/sections/s1/lessons/l1', {
    title: 'Kneading',
    order: 1,
    kind: 'quiz',
    durationSec: 300,
    preview: false,
  });
  for (let index = 0; index < courses; index += 1) set(`courses/c${String(index)}`, course(`course-${String(index)}`));
}

const store = (): string => `file:${join(folder, 'store')}`;
const snapshot = (...options: string[]): Promise<Output> =>
  runInProcess(['snapshot', '--firebase', join(folder, 'key.json'), '--json', ...options]);

/** The index of the published catalogue, and the file of a course. */
async function publishedIn(url: string, id: string): Promise<CatalogueIndex & { course: unknown }> {
  const { objects } = openStoresAt(url, { home: folder, environment: {} });
  const found = await readCatalogueIndex(objects);
  if (found === null || found === 'unchanged') throw new Error('Nothing is published.');
  const file = await objects.get(objectKeyOf(found.index, `catalogue/courses/${id}.json`) ?? '');
  return { ...found.index, course: JSON.parse(gunzipSync(file?.bytes ?? '').toString()) as unknown };
}

test('publishes the courses of a hosted project to a store, on more than one page, and only once', async () => {
  fill(310);
  const first = await snapshot('--store', store());
  expect(JSON.parse(first.out)).toMatchObject({ ok: true, courses: 310, categories: 1, store: { changed: true } });
  const { pointer, courses, course: file } = await publishedIn(store(), 'c0');
  expect(file).toMatchObject({
    teacher: { headline: 'Bakes bread' },
    sections: [{ title: 'Dough', lessons: [{ title: 'Kneading' }] }],
  });
  expect([pointer.courseCount, courses.size]).toEqual([310, 310]);
  const again = await snapshot('--store', store());
  expect(JSON.parse(again.out)).toMatchObject({ ok: true, store: { changed: false, written: 0 } });
  expect((await readdir(folder)).sort()).toEqual(['key.json', 'store']);
});

test('needs a store, and says what is wrong with the key', async () => {
  expect(await snapshot()).toMatchObject({ code: 2, err: expect.stringContaining('The store is missing') as string });
  await writeFile(join(folder, 'key.json'), '{}');
  const refused = await snapshot('--store', store());
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('is not a service account') as string });
  expect(await snapshot('--store', 'ftp://x')).toMatchObject({ code: 2 });
});
