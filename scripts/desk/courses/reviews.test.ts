import { salvageProgress, settleProgress } from '@lectern/shared/domain';
import { carryOut } from '../carryOut';
import { startDeskTestBed, type DeskTestBed } from '../testBed';
import { ask, seedDraft } from './testBed';

let testBed: DeskTestBed;
beforeEach(async () => {
  testBed = await startDeskTestBed();
  testBed.start();
  await seedDraft(testBed, 'bread', 3);
});
afterEach(() => testBed.stop());

const publish = (revision: number) => testBed.decide('course.publish', `bread~${revision}`);
const lessonsOf = (section: string) => testBed.list(`courses/bread/sections/${section}/lessons`);

test('a draft is submitted, returned with a message, submitted again and published as a whole', async () => {
  expect(await ask(testBed, 'submit', 3, { note: 'My first one.' })).toMatchObject({ status: 'done' });
  expect(testBed.get('courseReviews/bread')).toMatchObject({ status: 'waiting', revision: 3, note: 'My first one.' });
  expect(await testBed.decide('course.return', 'bread~3')).toMatchObject({ status: 'refused' });
  expect(await testBed.decide('course.return', 'bread~3', { message: 'Say more.' })).toMatchObject({ status: 'done' });
  expect(testBed.get('courseReviews/bread')).toMatchObject({ status: 'returned', message: 'Say more.' });
  expect(testBed.get('courses/bread')).toBeNull();
  await ask(testBed, 'submit', 3);
  expect(await publish(3)).toMatchObject({ status: 'done', label: 'Bread from scratch' });
  expect(testBed.get('courses/bread')).toMatchObject({
    status: 'published',
    title: 'Bread from scratch',
    slug: 'bread-from-scratch',
    outcomes: ['Bake a loaf'],
    teacherName: 'tea',
    lessonCount: 3,
    durationSec: 150,
    productId: null,
  });
  expect(lessonsOf('first')).toHaveLength(3);
  expect(testBed.get('courseReviews/bread')).toMatchObject({ status: 'published', publishedRevision: 3 });
  expect(testBed.list('users/tea/notifications')).toHaveLength(2);
  expect(testBed.mails.map(({ path }) => path)).toEqual(['/teach?course=bread', '/teach?course=bread']);
});

test('cover and previews are copied to public paths, everything else stays closed', async () => {
  await ask(testBed, 'submit', 3);
  await publish(3);
  const { admin, bucket } = testBed.services.files;
  const cover = String(testBed.get('courses/bread')?.cover);
  expect(cover).toMatch(/^catalogue\/covers\/course-bread-[0-9a-f]{12}\.webp$/);
  expect(admin.get(bucket, cover)?.contentType).toBe('image/webp');
  expect(testBed.get('courses/bread/content/dough')?.video).toBe('courses/bread/previews/0000000000000001/dough.webm');
  expect(admin.get(bucket, 'courses/bread/previews/0000000000000001/dough.webm')).not.toBeNull();
});

test('a draft that changed since it was read is not decided about', async () => {
  await ask(testBed, 'submit', 3);
  await seedDraft(testBed, 'bread', 4);
  expect(await publish(3)).toMatchObject({ status: 'refused', problem: expect.stringContaining('changed') as string });
  expect(await testBed.decide('course.return', 'bread~3', { message: 'x' })).toMatchObject({ status: 'refused' });
  expect(testBed.get('courses/bread')).toBeNull();
  expect(await publish(4)).toMatchObject({ status: 'done' });
  expect(await publish(4)).toMatchObject({ status: 'refused' });
});

test('a new version keeps ids, progress, ratings and product; what left the draft leaves the course', async () => {
  await ask(testBed, 'submit', 3);
  await publish(3);
  const course = testBed.get('courses/bread') ?? {};
  testBed.seed('courses/bread', { ...course, ratingSum: 9, ratingCount: 2, productId: 'prod' });
  const draft = testBed.get('courseDrafts/bread') as { lessons: Record<string, object> };
  const { quiz, ...lessons } = draft.lessons;
  testBed.seed('courseDrafts/bread', {
    ...draft,
    revision: 4,
    sections: { second: { title: 'Second', position: 'b' } },
    lessons: Object.fromEntries(Object.entries(lessons).map(([id, one]) => [id, { ...one, section: 'second' }])),
  });
  await ask(testBed, 'submit', 4);
  expect(await publish(4)).toMatchObject({ status: 'done' });
  expect(quiz).toBeDefined();
  expect(testBed.list('courses/bread/sections')).toEqual([{ title: 'Second', order: 0 }]);
  expect(lessonsOf('first')).toEqual([]);
  expect(lessonsOf('second')).toHaveLength(2);
  expect(testBed.get('courses/bread/content/quiz')).toBeNull();
  expect(testBed.get('courses/bread')).toMatchObject({
    ratingSum: 9,
    ratingCount: 2,
    productId: 'prod',
    lessonCount: 2,
  });
  const visited = { watched: '', positionSec: 0, at: 1, done: true };
  const before = salvageProgress({ lessons: { rise: visited, quiz: visited }, percent: 66 }, 'x');
  const outline = [
    { id: 'rise', kind: 'text', durationSec: 30 },
    { id: 'dough', kind: 'video', durationSec: 90 },
  ] as const;
  expect(settleProgress(before, outline)).toMatchObject({ percent: 50, lessons: { rise: { done: true } } });
});

test.each([
  ['no outcome', { details: { outcomes: [] } }, 'learn'],
  ['an unknown category', { details: { category: 'unknown' } }, 'category'],
  ['a file of another course', { details: { cover: 'courses/other/cover.webp' } }, 'another course'],
])('%s keeps a draft from being published, with the reason', async (_what, { details }, reason) => {
  const draft = testBed.get('courseDrafts/bread') as { details: object };
  await ask(testBed, 'submit', 3);
  testBed.seed('courseDrafts/bread', { ...draft, details: { ...draft.details, ...details } });
  expect(await publish(3)).toMatchObject({ status: 'refused', problem: expect.stringContaining(reason) as string });
  expect(testBed.get('courses/bread')).toBeNull();
});

test('requests of another teacher, of another revision, and for an incomplete draft are refused', async () => {
  expect(await ask(testBed, 'submit', 3, { by: 'lea' })).toMatchObject({ status: 'refused' });
  testBed.services.accounts.setClaims('lea', { teacher: true });
  expect(await ask(testBed, 'submit', 3, { by: 'lea' })).toMatchObject({ status: 'refused' });
  expect(await ask(testBed, 'submit', 2)).toMatchObject({
    problem: expect.stringContaining('another window') as string,
  });
  expect(await ask(testBed, 'withdraw', 3)).toMatchObject({ status: 'refused' });
  testBed.seed('courseDrafts/bread/lessons/quiz', {
    ...testBed.get('courseDrafts/bread/lessons/quiz'),
    body: 'No question.',
  });
  expect(await ask(testBed, 'submit', 3)).toMatchObject({ problem: expect.stringContaining('quiz') as string });
  expect(testBed.get('courseReviews/bread')).toBeNull();
});

test('a teacher withdraws, archives and restores; what the desk archived stays archived', async () => {
  await ask(testBed, 'submit', 3);
  expect(await ask(testBed, 'withdraw', 3)).toMatchObject({ status: 'done' });
  expect(await publish(3)).toMatchObject({ status: 'refused' });
  await ask(testBed, 'submit', 3);
  await publish(3);
  expect(await ask(testBed, 'archive', 0)).toMatchObject({ status: 'done' });
  expect(testBed.get('courses/bread')).toMatchObject({ status: 'archived' });
  expect(await ask(testBed, 'restore', 0)).toMatchObject({ status: 'done' });
  expect(testBed.get('courses/bread')).toMatchObject({ status: 'published' });
  await testBed.decide('course.archive', 'bread');
  expect(await ask(testBed, 'restore', 0)).toMatchObject({ status: 'refused' });
  expect(await testBed.decide('course.publish', 'bread')).toMatchObject({ status: 'done' });
});

test('a publication that can’t be written leaves the old version and stays to be done', async () => {
  await ask(testBed, 'submit', 3);
  const { documents } = testBed.services;
  let left = 1;
  const commit: typeof documents.commit = (writes) => {
    if (left-- > 0) throw Object.assign(new Error('The disk is full.'), { name: 'DatabaseError' });
    documents.commit(writes);
  };
  const failing = { ...testBed.services, documents: { ...documents, commit } };
  const decision = { action: 'course.publish', target: 'bread~3', reason: '', message: '' } as const;
  await expect(carryOut(failing, decision, 'Ops')).rejects.toThrow('full');
  expect(testBed.get('courses/bread')).toBeNull();
  expect(testBed.get('courseReviews/bread')).toMatchObject({ status: 'waiting' });
  await carryOut(testBed.services, decision, 'Ops');
  expect(testBed.get('courses/bread')).toMatchObject({ status: 'published' });
});

test('a version that replaces 497 of 500 lessons is one commit, and keeps progress in the others', async () => {
  await seedDraft(testBed, 'bread', 5, 497);
  await ask(testBed, 'submit', 5);
  expect(await publish(5)).toMatchObject({ status: 'done' });
  const draft = testBed.get('courseDrafts/bread') as { lessons: Record<string, object> };
  const renamed = Object.entries(draft.lessons).map(([id, lesson]) => [
    id.replace('more', 'new'),
    { ...lesson, edited: 6 },
  ]);
  testBed.seed('courseDrafts/bread', { ...draft, revision: 6, lessons: Object.fromEntries(renamed) as object });
  for (const id of Object.keys(draft.lessons)) {
    const content = testBed.get(`courseDrafts/bread/lessons/${id}`);
    testBed.seed(`courseDrafts/bread/lessons/${id.replace('more', 'new')}`, { ...content, revision: 6 });
  }
  await ask(testBed, 'submit', 6);
  const commits: number[] = [];
  const stop = testBed.running.backend.firestore.onCommit((paths) => {
    commits.push(paths.filter((path) => path.startsWith('courses/bread/content/')).length);
  });
  expect(await publish(6)).toMatchObject({ status: 'done' });
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  expect(commits.filter((count) => count > 0)).toEqual([994]);
  expect(testBed.get('courses/bread')).toMatchObject({ lessonCount: 500 });
  expect(testBed.list('courses/bread/content')).toHaveLength(500);
  const visited = { watched: '', positionSec: 0, at: 1, done: true };
  const lessons = {
    rise: visited,
    quiz: visited,
    dough: visited,
    'more-1': visited,
    'new-1': visited,
    'new-2': visited,
  };
  const outline = testBed.services.documents
    .query({ collection: 'courses/bread/sections/first/lessons' })
    .map(({ path }) => ({ id: path.split('/').at(-1) ?? '', kind: 'text' as const, durationSec: 30 }));
  // Five of 500: lessons that stay and new ones count, a removed one does not.
  expect(settleProgress(salvageProgress({ lessons, percent: 0 }, 'x'), outline).percent).toBe(1);
});
