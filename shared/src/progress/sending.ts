import {
  changedLessons,
  lastLessonOf,
  LESSONS_KEPT,
  mergeProgress,
  noProgress,
  salvageProgress,
  settleProgress,
  parseEnrolment,
  type CourseProgress,
  type LessonShape,
} from '../domain';
import { kindOf } from '@lectern/shared/failure';
import type { OpenChange } from '@lectern/shared/firebase/documents';

const documents = () => import('@lectern/shared/firebase/documents');

/** The documents façade, once it has been loaded. */
type Documents = Awaited<ReturnType<typeof documents>>;

/**
 * What may come of sending: all is kept by the backend; it will have to be sent again; or the learner is no longer
 * enrolled, and it never will.
 */
export type Outcome = { kind: 'sent'; progress: CourseProgress } | { kind: 'later' } | { kind: 'withdrawn' };

/** A learner's progress in a course, read and ready to be written in one request. */
export type OpenProgress = {
  /** As the backend had it when it was read. */
  current: CourseProgress;
  /**
   * Merges `news` into what the backend has, whoever wrote in between; never rejects. The request outlives the page
   * that begins it. Use it once.
   */
  send: (news: CourseProgress['lessons'], course: readonly LessonShape[]) => Promise<Outcome>;
};

/**
 * How long a request may take, in milliseconds, before it counts as failed. One that succeeds later does no harm: what
 * it wrote is merged again.
 */
const PATIENCE = 20_000;

/** Reads a learner's progress in a course. Rejects when it can't be read. */
export async function openProgress(uid: string, courseId: string): Promise<OpenProgress> {
  const facade = await documents();
  const change = await inTime(facade.openChange(`users/${uid}/progress/${courseId}`, salvageProgress));
  return {
    current: change.current ?? noProgress,
    send: (news, course) => send(facade, change, { uid, courseId, news, course }),
  };
}

type News = { uid: string; courseId: string; news: CourseProgress['lessons']; course: readonly LessonShape[] };

async function send(
  facade: Documents,
  change: OpenChange<CourseProgress>,
  { uid, courseId, news, course }: News,
): Promise<Outcome> {
  let progress = noProgress;
  try {
    await inTime(
      change.commit((current) => {
        progress = settleProgress(mergeProgress(current ?? noProgress, { lessons: news, percent: 0 }), course);
        return writeOf(current ?? noProgress, progress, course, facade.serverTime);
      }),
    );
    return { kind: 'sent', progress };
  } catch (error) {
    return { kind: kindOf(error) === 'denied' && (await isWithdrawn(facade, uid, courseId)) ? 'withdrawn' : 'later' };
  }
}

/**
 * Only what is new is sent, or all of it when lessons that the course no longer has must go to make room. Nothing when
 * nothing is new.
 */
function writeOf(before: CourseProgress, after: CourseProgress, course: readonly LessonShape[], updatedAt: unknown) {
  const changed = changedLessons(before.lessons, after.lessons);
  if (Object.keys(changed).length === 0 && before.percent === after.percent) return null;
  const isFull = Object.keys(after.lessons).length > LESSONS_KEPT;
  const listed = new Set(course.map(({ id }) => id));
  const lessons = isFull ? Object.fromEntries(Object.entries(after.lessons).filter(([id]) => listed.has(id))) : changed;
  return {
    data: { lessons, lastLessonId: lastLessonOf(after.lessons), percent: after.percent, updatedAt },
    merge: !isFull,
  };
}

/**
 * True only when the learner may ask for the enrolment and there is none. Anything else, such as another person being
 * signed in, is no such proof.
 */
async function isWithdrawn({ openChange }: Documents, uid: string, courseId: string): Promise<boolean> {
  try {
    // Not by `getDocument`, which answers from memory when the network is down.
    return (await openChange(`users/${uid}/enrolments/${courseId}`, parseEnrolment)).current === null;
  } catch {
    return false;
  }
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error('The backend did not answer in time.')), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
