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
 * Outcome of sending progress. `sent`: the backend has all of it. `failed`: it must be sent again. `withdrawn`: the
 * learner is no longer enrolled, so the backend will never accept it.
 */
export type SendOutcome = { kind: 'sent'; progress: CourseProgress } | { kind: 'failed' } | { kind: 'withdrawn' };

/** A learner's progress in a course, read ahead so that it can be written in one request. */
export type OpenProgress = {
  /** The progress in the backend at the time of reading. */
  current: CourseProgress;
  /**
   * Merges `changes` into the backend's progress, including concurrent writes. Never rejects. The request outlives the
   * page that sends it. Call it only once.
   */
  send: (changes: CourseProgress['lessons'], course: readonly LessonShape[]) => Promise<SendOutcome>;
};

/** Time limit of a request, in milliseconds. One that succeeds later does no harm: its changes are merged again. */
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
 * Returns the write that turns `before` into `after`; null when nothing has changed. It contains only the changed
 * lessons. When the document is full, it replaces all of them: first lessons of the course, then others by their last
 * visit, as many as there is room for. This device may know an older outline, or none yet.
 */
function writeOf(before: CourseProgress, after: CourseProgress, course: readonly LessonShape[], updatedAt: unknown) {
  const changed = changedLessons(before.lessons, after.lessons);
  if (Object.keys(changed).length === 0 && before.percent === after.percent) return null;
  const isFull = Object.keys(after.lessons).length > MAX_LESSONS;
  const lessons = isFull ? lessonsThatFit(after.lessons, course) : changed;
  return {
    data: { lessons, lastLessonId: lastLessonOf(after.lessons), percent: after.percent, updatedAt },
    merge: !isFull,
  };
}

function lessonsThatFit(lessons: CourseProgress['lessons'], course: readonly LessonShape[]): CourseProgress['lessons'] {
  const listed = new Set(course.map(({ id }) => id));
  const byNeed = Object.entries(lessons).sort(
    ([one, { at }], [other, { at: otherAt }]) => Number(listed.has(other)) - Number(listed.has(one)) || otherAt - at,
  );
  return Object.fromEntries(byNeed.slice(0, MAX_LESSONS));
}

/**
 * Resolves to true only when the learner may read the enrolment and there is none. Any other refusal proves nothing:
 * another person may have signed in.
 */
async function isWithdrawn({ openChange }: Documents, uid: string, courseId: string): Promise<boolean> {
  try {
    // `getDocument` would answer from the device's cache while offline.
    return (await openChange(`users/${uid}/enrolments/${courseId}`, parseEnrolment)).current === null;
  } catch {
    return false;
  }
}

const inTime = <T>(request: Promise<T>): Promise<T> =>
  timeLimit(request, REQUEST_LIMIT, 'The backend did not answer in time.');
