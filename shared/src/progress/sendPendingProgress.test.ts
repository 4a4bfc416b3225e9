import {
  markWatched,
  salvageProgress,
  untouchedLesson,
  watchedShare,
  type CourseProgress,
  type LessonProgress,
  type LessonShape,
} from '@lectern/shared/domain';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { deleteDocument, getDocument } from '../firebase/documents';
import { openProgress } from './openProgress';
import { ACKNOWLEDGED, memoryRecords, mergeRecords, type ProgressRecord } from './progressRecords';
import { sendPendingProgress } from './sendPendingProgress';

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());
beforeEach(async () => {
  await testBackend.signIn('ada');
  enrol('ada', 'bread', 'cake', 'soup');
});
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const at = new Date('2026-11-01T10:00:00.000Z');
const enrol = (uid: string, ...courses: string[]): void => {
  testBackend.seed(
    Object.fromEntries(
      courses.map((course) => [
        `users/${uid}/enrolments/${course}`,
        { source: 'free', entitlement: null, createdAt: at },
      ]),
    ),
  );
};
const course: LessonShape[] = [
  { id: 'film', kind: 'video', durationSec: 500 },
  { id: 'text', kind: 'text', durationSec: 0 },
];
const played = (fromSec: number, toSec: number, when = 1): LessonProgress => ({
  ...untouchedLesson,
  watched: markWatched('', { fromSec, toSec }, 500),
  positionSec: toSec,
  at: when,
});
const record = (
  uid: string,
  courseId: string,
  lessons: Record<string, LessonProgress>,
  writer = 'page',
): ProgressRecord => ({ uid, courseId, writer, lessons, course, stamp: '1', touchedAt: 1 });
const stored = (uid: string, courseId: string): Promise<CourseProgress | null> =>
  getDocument(`users/${uid}/progress/${courseId}`, salvageProgress);
const goOffline = (): void => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
};

test("new progress is merged into the backend's, and counted", async () => {
  const first = await openProgress('ada', 'bread');
  expect(first.current).toEqual({ lessons: {}, percent: 0 });
  expect(await first.send({ film: played(0, 100) }, course)).toMatchObject({ kind: 'sent', progress: { percent: 10 } });
  const [one, other] = await Promise.all([openProgress('ada', 'bread'), openProgress('ada', 'bread')]);
  await Promise.all([
    one.send({ film: played(100, 300, 5) }, course),
    other.send({ film: played(300, 460, 4), text: { ...untouchedLesson, done: true, at: 9 } }, course),
  ]);
  const now = await stored('ada', 'bread');
  expect(now?.percent).toBe(100);
  expect(now?.lessons.film).toMatchObject({ positionSec: 300, at: 5, done: true });
});

test('progress without changes is not written', async () => {
  const again = await openProgress('ada', 'bread');
  const sent = jest.spyOn(globalThis, 'fetch');
  expect(await again.send({ film: played(0, 100) }, course)).toMatchObject({ kind: 'sent' });
  expect(sent).not.toHaveBeenCalled();
});

test('two concurrent writers of 50 parts each are merged completely', async () => {
  await Promise.all(
    [0, 1].map(async (writer) => {
      for (let part = 0; part < 50; part += 1) {
        const from = (part * 2 + writer) * 5;
        const open = await openProgress('ada', 'cake');
        expect(await open.send({ film: played(from, from + 5, from + 1) }, course)).toMatchObject({ kind: 'sent' });
      }
    }),
  );
  const film = (await stored('ada', 'cake'))?.lessons.film;
  expect(watchedShare(film?.watched ?? '', 500)).toBe(1);
  expect(film).toMatchObject({ positionSec: 500, done: true });
});

test('pending progress is sent once, then stored as acknowledged', async () => {
  const records = memoryRecords();
  await records.put(record('ada', 'bread', { text: { ...untouchedLesson, at: 20 } }));
  await records.put(record('ada', 'soup', { film: played(0, 50) }, 'one tab'));
  await records.put(record('ada', 'soup', { film: played(50, 100) }, 'other tab'));
  goOffline();
  expect(await sendPendingProgress('ada', null, records)).toBe(0);
  expect(await records.list('ada')).toHaveLength(3);
  jest.restoreAllMocks();
  expect(await sendPendingProgress('ada', 'bread', records)).toBe(1);
  expect(await sendPendingProgress('ada', null, records)).toBe(1);
  expect(watchedShare((await stored('ada', 'soup'))?.lessons.film?.watched ?? '', 500)).toBe(0.2);
  const remaining = await records.list('ada');
  expect(remaining.map(({ writer }) => writer)).toEqual([ACKNOWLEDGED, ACKNOWLEDGED]);
  const sent = jest.spyOn(globalThis, 'fetch');
  expect(await sendPendingProgress('ada', null, records)).toBe(0);
  expect(sent).not.toHaveBeenCalled();
});

test('a record that changes while it is sent stays pending', async () => {
  const records = memoryRecords();
  const before = record('ada', 'soup', { film: played(200, 210) });
  await records.put(before);
  const sending = sendPendingProgress('ada', null, records);
  const list = await records.list('ada');
  await records.put({ ...before, lessons: { film: played(200, 220) }, stamp: '2' });
  await sending;
  expect(list).toHaveLength(1);
  const left = (await records.list('ada')).filter(({ writer }) => writer !== ACKNOWLEDGED);
  expect(left.map(({ stamp }) => stamp)).toEqual(['2']);
});

test('another person who signs in neither sends nor loses pending progress', async () => {
  const records = memoryRecords();
  await records.put(record('ada', 'soup', { film: played(400, 450, 30) }));
  await testBackend.signIn('bob');
  enrol('bob', 'soup');
  expect(await sendPendingProgress('bob', null, records)).toBe(0);
  expect(await sendPendingProgress('ada', null, records)).toBe(0);
  await testBackend.signOut();
  expect(await sendPendingProgress('ada', null, records)).toBe(0);
  expect(await records.list('ada')).toHaveLength(1);
  expect(await records.list('bob')).toEqual([]);
  await testBackend.signIn('bob');
  expect(await stored('bob', 'soup')).toBeNull();
  await testBackend.signIn('ada');
  expect(await sendPendingProgress('ada', null, records)).toBe(1);
  expect((await stored('ada', 'soup'))?.lessons.film?.positionSec).toBe(450);
});

test('progress of a withdrawn enrolment is dropped after one attempt', async () => {
  const records = memoryRecords();
  await records.put(record('ada', 'gone', { film: played(0, 50) }));
  expect(await sendPendingProgress('ada', null, records)).toBe(0);
  expect(await records.list('ada')).toEqual([]);
});

test('a disabled account causes neither a retry loop nor a loss for others', async () => {
  const records = memoryRecords();
  await testBackend.signIn('cleo');
  enrol('cleo', 'soup');
  await records.put(record('cleo', 'soup', { film: played(0, 50) }));
  testBackend.backend.auth.admin.disable('cleo');
  expect(await sendPendingProgress('cleo', null, records)).toBe(0);
  const sent = jest.spyOn(globalThis, 'fetch');
  expect(await sendPendingProgress('cleo', null, records)).toBe(0);
  expect(sent.mock.calls.length).toBeLessThanOrEqual(3);
  await records.drop('cleo');
  expect(await records.list('cleo')).toEqual([]);
});

test('a full document drops what was visited longest ago, never lessons of the course', async () => {
  const old = Object.fromEntries(
    Array.from({ length: 500 }, (_empty, index) => [
      `old-${String(index)}`,
      { ...untouchedLesson, done: true, at: index === 7 ? 0 : index + 1 },
    ]),
  );
  testBackend.seed({ 'users/ada/progress/soup': { lessons: old, lastLessonId: null, percent: 3, updatedAt: at } });
  expect(await (await openProgress('ada', 'soup')).send({ film: played(0, 50) }, course)).toMatchObject({
    kind: 'sent',
  });
  const kept = Object.keys((await stored('ada', 'soup'))?.lessons ?? {});
  expect(kept).toHaveLength(500);
  expect(kept).toContain('film');
  expect(kept).not.toContain('old-7');
  // A device that does not know the outline yet loses nothing of it.
  const open = await openProgress('ada', 'soup');
  expect(await open.send({ another: { ...untouchedLesson, at: 1e12 } }, [])).toMatchObject({ kind: 'sent' });
  const then = Object.keys((await stored('ada', 'soup'))?.lessons ?? {});
  expect(then).toHaveLength(500);
  expect(then).toEqual(expect.arrayContaining(['another', 'old-499', 'old-498']));
  await deleteDocument('users/ada/progress/soup');
});

test('a malformed document is read as far as possible, and repaired', async () => {
  testBackend.seed({
    'users/ada/progress/soup': {
      lessons: { film: { watched: '****', positionSec: 'soon' }, text: { done: true } },
      lastLessonId: 'film',
      percent: 3,
      updatedAt: at,
    },
  });
  const open = await openProgress('ada', 'soup');
  expect(open.current.lessons.text?.done).toBe(true);
  expect(await open.send({ film: played(0, 50, at.getTime() + 1) }, course)).toMatchObject({
    kind: 'sent',
    progress: { percent: 55 },
  });
  expect(mergeRecords([record('ada', 'soup', (await stored('ada', 'soup'))?.lessons ?? {})]).film?.positionSec).toBe(
    50,
  );
});
