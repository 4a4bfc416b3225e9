import type { DocumentParser } from '../parsing/document';
import type { Lesson } from '../course/lesson';
import type { Progress } from './progressDocument';
import { cleanWatched, mergeWatched, watchedShare } from './watched';

/**
 * How far a learner is in one lesson. `at`: when they were last there, in milliseconds since 1970, by a clock that
 * never runs behind what it has seen.
 */
export type LessonProgress = Required<Progress['lessons'][string]>;

/** How far a learner is in a course: by the ids of its lessons, and 0 to 100 in all. */
export type CourseProgress = { lessons: Readonly<Record<string, LessonProgress>>; percent: number };

/** What a lesson must be known by to say whether it is done. */
export type LessonShape = Pick<Lesson, 'id' | 'kind' | 'durationSec'>;

/** The share of a video that must be watched for the lesson to be done. */
export const DONE_SHARE = 0.9;

/** The most lessons that a document may hold, by the security rules. */
export const LESSONS_KEPT = 500;

/** Nothing learned yet. */
export const noProgress: CourseProgress = { lessons: {}, percent: 0 };

/** A lesson that was never opened. */
export const untouchedLesson: LessonProgress = { watched: '', positionSec: 0, at: 0, done: false };

/**
 * What two devices know of one lesson, as one: what either watched, done when either says so, and the position of the
 * later visit. Commutative, associative, idempotent, and never less than either.
 */
export function mergeLesson(one: LessonProgress, other: LessonProgress): LessonProgress {
  const isLater = one.at > other.at || (one.at === other.at && one.positionSec >= other.positionSec);
  const { positionSec, at } = isLater ? one : other;
  return { watched: mergeWatched(one.watched, other.watched), positionSec, at, done: one.done || other.done };
}

/**
 * What two devices know of a course, as one: lesson by lesson, and the higher percentage until `settleProgress` counts
 * again.
 */
export function mergeProgress(one: CourseProgress, other: CourseProgress): CourseProgress {
  const ids = [...new Set([...Object.keys(one.lessons), ...Object.keys(other.lessons)])].sort();
  const lessons = ids.map(
    (id) => [id, mergeLesson(one.lessons[id] ?? untouchedLesson, other.lessons[id] ?? untouchedLesson)] as const,
  );
  return { lessons: Object.fromEntries(lessons), percent: Math.max(one.percent, other.percent) };
}

/**
 * The progress with every video done that was watched far enough on all devices together, and counted over the lessons
 * that the course has now; as it is while those are not known.
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
 * How much of a course is done, 0 to 100: each lesson counts alike, a video by what was watched of it. 100 only when
 * every lesson is done.
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

/** The lesson that the learner was in last, or null before the first. */
export function lastLessonOf(lessons: CourseProgress['lessons']): string | null {
  const visited = Object.entries(lessons).filter(([, { at }]) => at > 0);
  return visited.sort(([idA, a], [idB, b]) => b.at - a.at || (idA < idB ? -1 : 1))[0]?.[0] ?? null;
}

/** The lessons of `after` that say something other than those of `before`. */
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
 * Reads `users/{uid}/progress/{courseId}` and never throws: what can be understood of a document is worth more to a
 * learner than its form.
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
