import type { DocumentParser } from '../parsing/document';
import type { Lesson } from '../course/lesson';
import type { Progress } from './progressDocument';
import { cleanWatched, mergeWatched, watchedShare } from './watched';

/**
 * A learner's progress in one lesson. `at` is the time of the last visit, in ms since 1970, from a logical clock: it is
 * never earlier than a time that the device has already seen.
 */
export type LessonProgress = Required<Progress['lessons'][string]>;

/** A learner's progress in a course: by lesson id, and in percent of the course, 0 to 100. */
export type CourseProgress = { lessons: Readonly<Record<string, LessonProgress>>; percent: number };

/** The properties of a lesson that decide when it is done. */
export type LessonShape = Pick<Lesson, 'id' | 'kind' | 'durationSec'>;

/** The share of a video that must be watched for the lesson to be done. */
export const DONE_SHARE = 0.9;

/** Maximum number of lessons in a progress document, as in the security rules. */
export const MAX_LESSONS = 500;

/** The progress in a course that was never opened. */
export const noProgress: CourseProgress = { lessons: {}, percent: 0 };

/** The progress in a lesson that was never opened. */
export const untouchedLesson: LessonProgress = { watched: '', positionSec: 0, at: 0, done: false };

/**
 * Merges two devices' progress in a lesson: watched on either, done on either, at the position of the later visit.
 * Commutative, associative, idempotent, and never less than either.
 */
export function mergeLesson(one: LessonProgress, other: LessonProgress): LessonProgress {
  const isLater = one.at > other.at || (one.at === other.at && one.positionSec >= other.positionSec);
  const { positionSec, at } = isLater ? one : other;
  return { watched: mergeWatched(one.watched, other.watched), positionSec, at, done: one.done || other.done };
}

/**
 * Merges two devices' progress in a course, lesson by lesson. The percentage is the higher one until `settleProgress`
 * recalculates it.
 */
export function mergeProgress(one: CourseProgress, other: CourseProgress): CourseProgress {
  const ids = [...new Set([...Object.keys(one.lessons), ...Object.keys(other.lessons)])].sort();
  const lessons = ids.map(
    (id) => [id, mergeLesson(one.lessons[id] ?? untouchedLesson, other.lessons[id] ?? untouchedLesson)] as const,
  );
  return { lessons: Object.fromEntries(lessons), percent: Math.max(one.percent, other.percent) };
}

/**
 * Returns the progress with sufficiently watched videos marked as done, and the percentage recalculated over the
 * course's current lessons. While `course` is empty, the lessons are unknown and nothing changes.
 */
export function settleProgress({ lessons, percent }: CourseProgress, course: readonly LessonShape[]): CourseProgress {
  if (course.length === 0) return { lessons, percent };
  const settled: Record<string, LessonProgress> = { ...lessons };
  for (const { id, kind, durationSec } of course) {
    const known = lessons[id];
    if (known && kind === 'video' && watchedShare(known.watched, durationSec) >= DONE_SHARE)
      settled[id] = { ...known, done: true };
  }
  return { lessons: settled, percent: percentOf(settled, course) };
}

/**
 * Returns the percentage of a course that is done, 0 to 100. Lessons count equally, a video by its watched share; 100
 * means that every lesson is done.
 */
export function percentOf(lessons: CourseProgress['lessons'], course: readonly LessonShape[]): number {
  if (course.length === 0) return 0;
  const shares = course.map(({ id, kind, durationSec }) => {
    const known = lessons[id];
    if (!known) return 0;
    return known.done ? 1 : kind === 'video' ? Math.min(watchedShare(known.watched, durationSec), DONE_SHARE) : 0;
  });
  return Math.floor((100 * shares.reduce((sum, share) => sum + share, 0)) / course.length);
}

/** Returns the id of the lesson that was visited last; null before the first visit. */
export function lastLessonOf(lessons: CourseProgress['lessons']): string | null {
  const visited = Object.entries(lessons).filter(([, { at }]) => at > 0);
  return visited.sort(([idA, a], [idB, b]) => b.at - a.at || (idA < idB ? -1 : 1))[0]?.[0] ?? null;
}

/** Returns the lessons of `after` that differ from those of `before`. */
export function changedLessons(
  before: CourseProgress['lessons'],
  after: CourseProgress['lessons'],
): Record<string, LessonProgress> {
  return Object.fromEntries(
    Object.entries(after).filter(([id, lesson]) => {
      const known = before[id];
      return (
        known?.watched !== lesson.watched ||
        known.positionSec !== lesson.positionSec ||
        known.at !== lesson.at ||
        known.done !== lesson.done
      );
    }),
  );
}

/**
 * Reads `users/{uid}/progress/{courseId}` and never throws: a malformed field is replaced by its default, so that the
 * learner loses no more than that.
 */
export const salvageProgress: DocumentParser<CourseProgress> = (data) => {
  const { lessons, lastLessonId, percent, updatedAt } = asMap(data);
  const last = updatedAt instanceof Date ? updatedAt.getTime() : 0;
  const entries = Object.entries(asMap(lessons)).filter(([id]) => /^[A-Za-z0-9_-]{1,128}$/.test(id));
  return {
    lessons: Object.fromEntries(
      entries.map(([id, entry]) => [id, salvageLesson(asMap(entry), id === lastLessonId ? last : 0)]),
    ),
    percent: typeof percent === 'number' && percent >= 0 && percent <= 100 ? Math.floor(percent) : 0,
  };
};

function salvageLesson({ watched, positionSec, at, done }: Record<string, unknown>, visitedAt: number): LessonProgress {
  return {
    watched: typeof watched === 'string' ? cleanWatched(watched) : '',
    positionSec: typeof positionSec === 'number' && Number.isFinite(positionSec) && positionSec >= 0 ? positionSec : 0,
    at: typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 ? at : visitedAt,
    done: done === true,
  };
}

function asMap(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
