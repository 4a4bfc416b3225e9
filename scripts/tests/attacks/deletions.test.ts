import { plainFieldsOf, wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { removeDeletedCourses, SITE_BUCKET, startLecternBackend } from '@lectern/shared/project';

let running: RunningBackend;
beforeEach(async () => {
  running = await startLecternBackend();
});
afterEach(() => running.stop());

const at = new Date('2026-11-01T10:00:00Z');
const set = (path: string, data: object): void => running.backend.firestore.admin.set(path, wireFieldsOf(data));
const read = (path: string): Record<string, unknown> | null => {
  const found = running.backend.firestore.admin.get(path);
  return found && plainFieldsOf(found.fields);
};
const review = (uid: string, rating: number): object => ({
  uid,
  rating,
  text: '',
  authorName: 'A learner',
  createdAt: at,
  updatedAt: at,
});

test('a deleted account leaves no review, report or message, and corrects the ratings', async () => {
  const { auth } = running.backend;
  await auth.admin.createAccount({ uid: 'ada', email: 'ada@lectern.example', password: 'correct horse battery' });
  for (const id of ['bread', 'soup', 'tea']) set(`courses/${id}`, { title: id, ratingSum: 7, ratingCount: 2 });
  // The enrolment in bread is gone. The review of soup is older than the field `uid`.
  set('courses/bread/reviews/ada', review('ada', 5));
  set('courses/bread/reviews/bea', review('bea', 2));
  set('courses/soup/reviews/ada', { rating: 5, text: '', authorName: 'Ada', createdAt: at, updatedAt: at });
  set('users/ada/progress/soup', { percent: 10 });
  set('hiddenReviews/bread~ada', { text: 'Hidden.' });
  set('contactMessages/signed', { uid: 'ada', message: 'Hello.' });
  set('contactMessages/unsigned', { message: 'Hello.' });
  set('businessLeads/signed', { uid: 'ada' });
  set('reports/review~bread~bea~ada', { by: 'ada', authorUid: 'bea' });
  set('reports/review~bread~ada~bea', { by: 'bea', authorUid: 'ada' });
  auth.admin.deleteAccount('ada');
  const left = ['courses', 'reviews', 'hiddenReviews', 'contactMessages', 'businessLeads', 'reports', 'progress']
    .flatMap((collection) => running.backend.firestore.admin.query({ collection, group: true }))
    .map(({ path }) => path);
  expect(left).toEqual([
    'courses/bread',
    'courses/soup',
    'courses/tea',
    'courses/bread/reviews/bea',
    'contactMessages/unsigned',
  ]);
  expect(read('courses/bread')).toMatchObject({ title: 'bread', ratingSum: 2, ratingCount: 1 });
  expect(read('courses/soup')).toMatchObject({ ratingSum: 0, ratingCount: 0 });
  expect(read('courses/tea')).toMatchObject({ ratingSum: 7, ratingCount: 2 });
});

test('the parts and files of a deleted course are removed, at the start and while the site runs', async () => {
  const { firestore, storage } = running.backend;
  const warn = jest.fn();
  for (const id of ['crashed', 'deleted', 'stays']) {
    set(`courses/${id}/sections/s/lessons/one`, { title: 'One' });
    set(`courses/${id}/content/one`, { body: '' });
    await storage.admin.put(SITE_BUCKET, `courses/${id}/files/one.mp4`, 'abc', { contentType: 'video/mp4' });
  }
  const files = (): string[] => storage.admin.list(SITE_BUCKET, 'courses/').map(({ path }) => path.split('/')[1] ?? '');
  for (const id of ['deleted', 'stays']) set(`courses/${id}`, { title: id });
  set('deletedCourses/crashed', { deletedBy: 'ada', deletedAt: at });
  removeDeletedCourses(running.backend, SITE_BUCKET, warn);
  expect(files()).toEqual(['deleted', 'stays']);
  firestore.admin.commit([
    { delete: 'courses/deleted' },
    { set: 'deletedCourses/deleted', fields: wireFieldsOf({ deletedBy: 'ada', deletedAt: at }) },
  ]);
  await new Promise(setImmediate);
  expect(files()).toEqual(['stays']);
  expect(firestore.admin.query({ collection: 'content', group: true }).map(({ path }) => path)).toEqual([
    'courses/stays/content/one',
  ]);
  expect(warn).not.toHaveBeenCalled();
});
