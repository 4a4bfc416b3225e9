import fc from 'fast-check';
import { parseProgress } from './progressDocument';
import {
  changedLessons,
  lastLessonOf,
  mergeLesson,
  mergeProgress,
  percentOf,
  salvageProgress,
  settleProgress,
  untouchedLesson,
  type CourseProgress,
  type LessonProgress,
  type LessonShape,
} from './progress';
import { cleanWatched, markWatched, mergeWatched, watchedShare } from './watched';

const watched = fc.uint8Array({ maxLength: 40 }).map((bytes) => cleanWatched(Buffer.from(bytes).toString('base64')));
// Few distinct times and positions, so that equal ones occur.
const lesson: fc.Arbitrary<LessonProgress> = fc.record({
  watched,
  positionSec: fc.constantFrom(0, 0.5, 12, 90.25),
  at: fc.constantFrom(0, 1, 2, 1_700_000_000_000),
  done: fc.boolean(),
});
const progress: fc.Arbitrary<CourseProgress> = fc.record({
  lessons: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd-1'), lesson),
  percent: fc.integer({ min: 0, max: 100 }),
});
const course: LessonShape[] = [
  { id: 'a', kind: 'video', durationSec: 100 },
  { id: 'b', kind: 'video', durationSec: 61 },
  { id: 'c', kind: 'text', durationSec: 60 },
  { id: 'd-1', kind: 'quiz', durationSec: 0 },
];
const played = (fromSec: number, toSec: number): LessonProgress => ({
  ...untouchedLesson,
  watched: markWatched('', { fromSec, toSec }, 100),
  at: 1,
});

test('merging is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(progress, progress, progress, (a, b, c) => {
      expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
      expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
      expect(mergeProgress(a, a)).toEqual(a);
      expect(mergeProgress(mergeProgress(a, b), b)).toEqual(mergeProgress(a, b));
    }),
  );
});

test('seconds beyond the end of a video do not count, so merging them loses nothing', () => {
  const whole = markWatched('', { fromSec: 0, toSec: 100 }, 100);
  const beyond = markWatched('', { fromSec: 150, toSec: 200 }, 200);
  expect(watchedShare(beyond, 100)).toBe(0);
  expect(watchedShare(mergeWatched(whole, beyond), 100)).toBe(1);
  expect(watchedShare(mergeWatched(whole, beyond), 61)).toBe(1);
  expect(watchedShare(markWatched('', { fromSec: 0, toSec: 25 }, 100), 50)).toBe(0.5);
});

test('merging never loses progress, and the later position wins', () => {
  fc.assert(
    fc.property(lesson, lesson, (a, b) => {
      const both = mergeLesson(a, b);
      expect(mergeWatched(both.watched, a.watched)).toBe(both.watched);
      expect(both.done).toBe(a.done || b.done);
      expect(both.at).toBe(Math.max(a.at, b.at));
      if (a.at > b.at) expect(both.positionSec).toBe(a.positionSec);
    }),
  );
  fc.assert(
    fc.property(progress, progress, (a, b) => {
      const merged = mergeProgress(a, b);
      expect(Object.keys(merged.lessons).sort()).toEqual(
        [...new Set([...Object.keys(a.lessons), ...Object.keys(b.lessons)])].sort(),
      );
      expect(percentOf(merged.lessons, course)).toBeGreaterThanOrEqual(
        Math.max(percentOf(a.lessons, course), percentOf(b.lessons, course)),
      );
    }),
    { numRuns: 1_000 },
  );
});

test('settling before or after merging gives the same result', () => {
  fc.assert(
    fc.property(progress, progress, (a, b) => {
      const once = settleProgress(mergeProgress(a, b), course);
      expect(settleProgress(mergeProgress(settleProgress(a, course), settleProgress(b, course)), course)).toEqual(once);
      expect(settleProgress(once, course)).toEqual(once);
    }),
  );
});

test('a percentage is a whole number, and 100 exactly when every lesson is done', () => {
  fc.assert(
    fc.property(progress, ({ lessons }) => {
      const percent = percentOf(lessons, course);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(percent === 100).toBe(course.every(({ id }) => lessons[id]?.done));
    }),
  );
  expect(percentOf({}, [])).toBe(0);
  const many = Array.from({ length: 500 }, (_empty, index): LessonShape => ({
    id: `l${String(index)}`,
    kind: 'video',
    durationSec: 100,
  }));
  const all = Object.fromEntries(many.map(({ id }) => [id, { ...untouchedLesson, done: true }]));
  expect(percentOf(all, many)).toBe(100);
  expect(percentOf({ ...all, l0: played(0, 85) }, many)).toBe(99);
});

test('a video watched in halves on two devices is done', () => {
  const [one, other] = [
    { lessons: { a: played(0, 50) }, percent: 0 },
    { lessons: { a: played(50, 95) }, percent: 0 },
  ];
  const both = settleProgress(mergeProgress(one, other), course);
  expect(both.lessons.a?.done).toBe(true);
  expect(settleProgress(one, course).lessons.a?.done).toBe(false);
  expect(both.percent).toBe(25);
  expect(
    settleProgress({ lessons: { c: { ...untouchedLesson, watched: '////' } }, percent: 7 }, course).lessons.c?.done,
  ).toBe(false);
  expect(settleProgress({ ...one, percent: 42 }, [])).toEqual({ ...one, percent: 42 });
});

test('the last lesson is the one that was visited last; none before the first visit', () => {
  expect(lastLessonOf({})).toBeNull();
  expect(lastLessonOf({ a: untouchedLesson })).toBeNull();
  expect(
    lastLessonOf({
      a: { ...untouchedLesson, at: 1 },
      b: { ...untouchedLesson, at: 3 },
      c: { ...untouchedLesson, at: 2 },
    }),
  ).toBe('b');
  fc.assert(
    fc.property(progress, progress, (a, b) => {
      expect(lastLessonOf(mergeProgress(a, b).lessons)).toBe(lastLessonOf(mergeProgress(b, a).lessons));
    }),
  );
});

test('only changed lessons are sent', () => {
  fc.assert(
    fc.property(progress, progress, (a, b) => {
      const merged = mergeProgress(a, b).lessons;
      expect({ ...a.lessons, ...changedLessons(a.lessons, merged) }).toEqual(merged);
      expect(changedLessons(merged, merged)).toEqual({});
    }),
  );
});

const path = 'users/u/progress/c';

test('a valid document is read unchanged, and parses as a document', () => {
  fc.assert(
    fc.property(progress, ({ lessons, percent }) => {
      const document = { lessons, percent, lastLessonId: lastLessonOf(lessons), updatedAt: new Date(5) };
      expect(salvageProgress(document, path)).toEqual({ lessons, percent });
      expect(parseProgress(document, path)).toEqual({ ...document, id: 'c' });
    }),
  );
});

test('every valid field of a malformed document is read', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.dictionary(fc.string(), fc.anything()), (whole, lessons, entries) => {
      for (const data of [
        whole,
        { lessons },
        { lessons: entries },
        { lessons: { a: entries } },
        { lessons: { a: whole } },
      ]) {
        const read = salvageProgress(data, path);
        expect(mergeProgress(read, read)).toEqual(read);
        expect(() =>
          parseProgress({ ...read, lastLessonId: lastLessonOf(read.lessons), updatedAt: new Date() }, path),
        ).not.toThrow();
      }
    }),
  );
  const old = {
    lessons: { one: { watched: 'AAA*', positionSec: 7, done: true }, two: { watched: '/w==', positionSec: NaN } },
    lastLessonId: 'one',
    percent: 10.5,
    updatedAt: new Date(9),
  };
  expect(salvageProgress(old, path)).toEqual({
    lessons: {
      one: { watched: '', positionSec: 7, at: 9, done: true },
      two: { watched: '/w==', positionSec: 0, at: 0, done: false },
    },
    percent: 10,
  });
});

test('the progress of the largest possible course stays below half the size limit of a document', () => {
  const lessons = Array.from(
    { length: 500 },
    (_empty, index) =>
      [`lesson-${String(index).padStart(120, '0')}`, markWatched('', { fromSec: 0, toSec: 20_000 }, 20_000)] as const,
  );
  // By Firestore's "Storage size calculations": names and strings take their bytes plus one, a number 8, a boolean 1.
  const size = lessons.reduce(
    (sum, [id, text]) =>
      sum +
      id.length +
      1 +
      text.length +
      1 +
      'watched'.length +
      'positionSec'.length +
      'at'.length +
      'done'.length +
      4 +
      17,
    0,
  );
  expect(lessons.every(([, text]) => watchedShare(text, 20_000) === 1)).toBe(true);
  expect(size).toBeLessThan(1_048_576 / 2);
});
