import { kindOf } from '@lectern/shared/failure';
import type { OpenChange } from '@lectern/shared/firebase/documents';
import {
  changedLessons,
  lastLessonOf,
  MAX_LESSONS,
  mergeProgress,
  noProgress,
  parseEnrolment,
  salvageProgress,
  settleProgress,
  type CourseProgress,
  type LessonShape,
} from '../domain';
import { timeLimit } from '../sync';

const documents = () => import('@lectern/shared/firebase/documents');
type Documents = Awaited<ReturnType<typeof documents>>;

/**
 * The outcome of sending progress: the backend has all of it; it must be sent again; or the learner is no longer
 * enrolled, so that it will never be accepted.
 */
export type SendOutcome = { kind: 'sent'; progress: CourseProgress } | { kind: 'failed' } | { kind: 'withdrawn' };

/** A learner's progress in a course, read and ready to be written in one request. */
export type OpenProgress = {
  /** As the backend had it when it was read. */
  current: CourseProgress;
  /**
   * Merges `changes` into what the backend has, whoever wrote in between; never rejects. The request outlives the page
   * that begins it. Use it once.
   */
  send: (changes: CourseProgress['lessons'], course: readonly LessonShape[]) => Promise<SendOutcome>;
};

/**
 * A request that takes longer, in milliseconds, counts as failed. One that succeeds afterwards does no harm: what it
 * wrote is merged again.
 */
const REQUEST_LIMIT = 20_000;

/** Reads a learner's progress in a course. Rejects when it cannot be read. */
export async function openProgress(uid: string, courseId: string): Promise<OpenProgress> {
  const facade = await documents();
  const change = await inTime(facade.openChange(`users/${uid}/progress/${courseId}`, salvageProgress));
  return {
    current: change.current ?? noProgress,
    send: async (changes, course) => {
      try {
        return { kind: 'sent', progress: await commit(change, changes, course, facade.serverTime) };
      } catch (error) {
        const mayBeWithdrawn = kindOf(error) === 'denied';
        return { kind: mayBeWithdrawn && (await isWithdrawn(facade, uid, courseId)) ? 'withdrawn' : 'failed' };
      }
    },
  };
}

async function commit(
  change: OpenChange<CourseProgress>,
  changes: CourseProgress['lessons'],
  course: readonly LessonShape[],
  updatedAt: unknown,
): Promise<CourseProgress> {
  let progress = noProgress;
  await inTime(
    change.commit((current) => {
      progress = settleProgress(mergeProgress(current ?? noProgress, { lessons: changes, percent: 0 }), course);
      return writeOf(current ?? noProgress, progress, course, updatedAt);
    }),
  );
  return progress;
}

/**
 * Returns the write that turns `before` into `after`; null when nothing has changed. It holds the changed lessons only,
 * or all of them when lessons that the course no longer has must be removed to make room.
 */
function writeOf(before: CourseProgress, after: CourseProgress, course: readonly LessonShape[], updatedAt: unknown) {
  const changed = changedLessons(before.lessons, after.lessons);
  if (Object.keys(changed).length === 0 && before.percent === after.percent) return null;
  const isFull = Object.keys(after.lessons).length > MAX_LESSONS;
  const listed = new Set(course.map(({ id }) => id));
  const lessons = isFull ? Object.fromEntries(Object.entries(after.lessons).filter(([id]) => listed.has(id))) : changed;
  return {
    data: { lessons, lastLessonId: lastLessonOf(after.lessons), percent: after.percent, updatedAt },
    merge: !isFull,
  };
}

/**
 * Resolves to true only when the learner may read the enrolment and there is none. Any other refusal, such as another
 * person being signed in, is no proof of a withdrawal.
 */
async function isWithdrawn({ openChange }: Documents, uid: string, courseId: string): Promise<boolean> {
  try {
    // Not by `getDocument`, which answers from the device's cache without a network.
    return (await openChange(`users/${uid}/enrolments/${courseId}`, parseEnrolment)).current === null;
  } catch {
    return false;
  }
}

const inTime = <T>(request: Promise<T>): Promise<T> =>
  timeLimit(request, REQUEST_LIMIT, 'The backend did not answer in time.');
