import { salvageProgress, watchedShare, type CourseProgress, type LessonShape } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import { ACKNOWLEDGED, memoryRecords, type ProgressRecords } from '@lectern/shared/progress';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import type { PlayedSpan } from '../data/playedSpan';
import { lessonActions } from './lessonActions';
import { ProgressSession } from './progressSession';

let testBackend: TestBackend;
let courseId = '';
let count = 0;
const sessions: ProgressSession[] = [];
beforeAll(async () => {
  testBackend = await startTestBackend();
  await testBackend.signIn('ada');
});
afterAll(() => testBackend.stop());
beforeEach(() => {
  // The SDK logs each request that fails.
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  count += 1;
  courseId = `course-${String(count)}`;
  testBackend.seed({
    [`users/ada/enrolments/${courseId}`]: { source: 'free', entitlement: null, createdAt: new Date() },
  });
});
// Sessions of a finished test may still be saving, so this waits for them.
afterEach(async () => {
  goOnline();
  for (const session of sessions.splice(0)) {
    session.retry();
    await until(() => session.getState().isSaved);
  }
  jest.restoreAllMocks();
});

const lessons: LessonShape[] = [
  { id: 'film', kind: 'video', durationSec: 100 },
  { id: 'text', kind: 'text', durationSec: 0 },
];
const stored = (): Promise<CourseProgress | null> => getDocument(`users/ada/progress/${courseId}`, salvageProgress);
const span = (fromSec: number, toSec: number, reason: PlayedSpan['reason'] = 'tick'): PlayedSpan => ({
  fromSec,
  toSec,
  positionSec: toSec,
  durationSec: 100,
  reason,
});

async function until(isReached: () => boolean): Promise<void> {
  for (let tries = 0; !isReached(); tries += 1) {
    if (tries > 500) throw new Error('The condition was never reached.');
    await new Promise((next) => {
      setTimeout(next, 10);
    });
  }
}

/** Opens the course in a new page: a session over the records of its device. */
async function visit(records: ProgressRecords) {
  const session = new ProgressSession('ada', courseId, records);
  sessions.push(session);
  session.setCourse(lessons);
  const end = session.subscribe(() => undefined);
  await until(() => session.getState().isLoaded);
  const film = lessonActions(session, 'film');
  const isSaved = (): Promise<void> => until(() => session.getState().isSaved);
  const play = (from: number, to: number, reason: PlayedSpan['reason'] = 'pause'): void => {
    for (let second = from; second < to; second += 5)
      film.onPlayed(span(second, Math.min(second + 5, to), second + 5 >= to ? reason : 'tick'));
  };
  return { session, film, text: lessonActions(session, 'text'), play, isSaved, end };
}
/** Records of a page that can be killed: afterwards no call reaches them, and none resolves. */
function killable(records: ProgressRecords): { records: ProgressRecords; kill: () => void } {
  let isAlive = true;
  const never = new Promise<never>(() => undefined);
  return {
    records: {
      put: (record) => (isAlive ? records.put(record) : never),
      list: (...key) => (isAlive ? records.list(...key) : never),
      settle: (sent, known) => (isAlive ? records.settle(sent, known) : never),
      drop: (...key) => (isAlive ? records.drop(...key) : never),
    },
    kill: () => {
      isAlive = false;
    },
  };
}
let outage: jest.SpyInstance | null = null;
const goOffline = (): void => {
  outage = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
};
const goOnline = (): void => outage?.mockRestore();

test('played time is saved on pause, and another device resumes at the same second', async () => {
  const { play, isSaved, session } = await visit(memoryRecords());
  play(0, 33.4);
  await isSaved();
  expect(session.getState().progress.percent).toBe(17);
  const elsewhere = await visit(memoryRecords());
  expect(elsewhere.session.getState()).toMatchObject({ isUpToDate: true, isSaved: true, progress: { percent: 17 } });
  expect(elsewhere.session.getState().progress.lessons.film).toMatchObject({ positionSec: 33.4, done: false });
});

test('a course is done at nine tenths of its videos and all other lessons', async () => {
  const { play, text, film, isSaved } = await visit(memoryRecords());
  play(0, 60);
  text.markDone();
  film.onPlayed({ ...span(60, 60, 'seek'), positionSec: 60 });
  play(70, 100, 'end');
  await isSaved();
  expect(await stored()).toMatchObject({
    percent: 100,
    lessons: { film: { done: true, positionSec: 0 }, text: { done: true } },
  });
});

test('without a network, progress stays on the device and is sent on the next visit', async () => {
  const records = memoryRecords();
  const first = await visit(records);
  first.play(0, 20);
  await first.isSaved();
  goOffline();
  first.play(20, 50);
  await until(() => first.session.getState().isQueued);
  first.play(50, 70, 'leave');
  first.end();
  goOnline();
  expect((await stored())?.lessons.film?.positionSec).toBe(20);
  const next = await visit(records);
  expect(next.session.getState().progress.lessons.film?.positionSec).toBe(70);
  await next.isSaved();
  const film = (await stored())?.lessons.film;
  expect([film?.positionSec, watchedShare(film?.watched ?? '', 100)]).toEqual([70, 0.7]);
  expect((await records.list('ada', courseId)).map(({ writer }) => writer)).toEqual([ACKNOWLEDGED]);
});

test('a page opened without a network shows the progress of the device and does not change the position', async () => {
  const records = memoryRecords();
  const first = await visit(records);
  first.play(0, 40);
  await first.isSaved();
  const elsewhere = await visit(memoryRecords());
  elsewhere.play(40, 80);
  await elsewhere.isSaved();
  goOffline();
  const next = await visit(records);
  expect(next.session.getState()).toMatchObject({
    isUpToDate: false,
    progress: { lessons: { film: { positionSec: 40 } } },
  });
  next.film.visit();
  next.text.markDone();
  await until(() => next.session.getState().isQueued);
  goOnline();
  next.session.retry();
  await next.isSaved();
  expect(await stored()).toMatchObject({ lessons: { film: { positionSec: 80 }, text: { done: true } } });
});

test('two devices are merged, and the later position wins whatever their clocks say', async () => {
  const [one, other] = [await visit(memoryRecords()), await visit(memoryRecords())];
  const clock = jest.spyOn(Date, 'now').mockReturnValue(4_000_000_000_000);
  one.play(0, 45);
  clock.mockRestore();
  other.play(50, 95);
  await Promise.all([one.isSaved(), other.isSaved()]);
  const film = (await stored())?.lessons.film;
  expect(film?.done).toBe(true);
  expect(watchedShare(film?.watched ?? '', 100)).toBe(0.9);
  const later = await visit(memoryRecords());
  later.play(10, 15);
  await later.isSaved();
  expect((await stored())?.lessons.film?.positionSec).toBe(15);
});

test('a page that is killed at any moment loses no reported progress', async () => {
  const records = memoryRecords();
  for (let part = 0; part < 20; part += 1) {
    const page = killable(records);
    const { play, end } = await visit(page.records);
    if (part % 4 === 1) goOffline();
    play(part * 5, part * 5 + 5, part % 2 ? 'pause' : 'tick');
    if (part % 3 === 0)
      await new Promise((next) => {
        setTimeout(next, part);
      });
    end();
    page.kill();
    goOnline();
  }
  sessions.length = 0;
  const last = await visit(records);
  await last.isSaved();
  expect(watchedShare((await stored())?.lessons.film?.watched ?? '', 100)).toBe(1);
});

test('a lesson in which nothing happened is not changed', async () => {
  const { film, play, session, isSaved } = await visit(memoryRecords());
  play(0, 30);
  await isSaved();
  const elsewhere = await visit(memoryRecords());
  play(30, 60);
  await isSaved();
  elsewhere.film.onPlayed({ ...span(30, 30, 'leave'), durationSec: 0 });
  elsewhere.film.onPlayed(span(30, 30, 'leave'));
  expect(elsewhere.session.getState().isSaved).toBe(true);
  film.onPlayed({ ...span(60, 60, 'seek'), positionSec: 80 });
  expect(session.getState().progress.lessons.film?.positionSec).toBe(80);
  film.onPlayed({ ...span(99.5, 99.5, 'leave') });
  expect(session.getState().progress.lessons.film?.positionSec).toBe(0);
  await isSaved();
});

test('after a withdrawal nothing more is sent', async () => {
  const records = memoryRecords();
  const { play, session } = await visit(records);
  testBackend.backend.firestore.admin.deleteTree(`users/ada/enrolments/${courseId}`);
  play(0, 20);
  await until(() => session.getState().isSaved);
  expect(await records.list('ada')).toEqual([]);
  const sent = jest.spyOn(globalThis, 'fetch');
  play(20, 40);
  session.leave();
  expect(sent).not.toHaveBeenCalled();
  expect(await stored()).toBeNull();
});

test('without a network, a session without observers stops retrying', async () => {
  const { session, play, end } = await visit(memoryRecords());
  jest.useFakeTimers();
  goOffline();
  play(0, 10);
  await jest.advanceTimersByTimeAsync(60_000);
  const requests = outage?.mock.calls.length ?? 0;
  expect(session.getState().isQueued).toBe(true);
  end();
  await jest.advanceTimersByTimeAsync(3_600_000);
  jest.useRealTimers();
  expect((outage?.mock.calls.length ?? 0) - requests).toBeLessThanOrEqual(3);
});

test('listeners for the save are called once all progress is saved', async () => {
  const { session, play, isSaved, end } = await visit(memoryRecords());
  const saved = jest.fn();
  session.onceSaved(saved);
  expect(saved).toHaveBeenCalledTimes(1);
  play(0, 10, 'leave');
  end();
  session.onceSaved(saved);
  expect(saved).toHaveBeenCalledTimes(1);
  await isSaved();
  expect(saved).toHaveBeenCalledTimes(2);
  play(10, 15);
  await isSaved();
  expect(saved).toHaveBeenCalledTimes(2);
});

test('while a video plays, a save is one request', async () => {
  const { play, isSaved, session } = await visit(memoryRecords());
  play(0, 10, 'tick');
  await new Promise((next) => {
    setTimeout(next, 100);
  });
  const sent = jest.spyOn(globalThis, 'fetch');
  session.leave();
  await isSaved();
  expect(
    sent.mock.calls.map(([url]) => /:\w+/.exec(typeof url === 'string' ? new URL(url).pathname : '')?.[0]),
  ).toEqual([':commit']);
});
