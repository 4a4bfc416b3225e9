import { lastLessonOf } from '@lectern/shared/domain';
import { useKeeper } from './useKeeper';
import type { ProgressCourse } from './progressCourse';

/**
 * A learner's progress in a course, following every change. `percent` is 0 to 100. `isSaved`: the backend has all of
 * it; `isQueued`: what is new waits on this device for the backend to answer again.
 */
export type CourseProgressState = {
  isKnown: boolean;
  percent: number;
  isDone: (lessonId: string) => boolean;
  lastLessonId: string | null;
  isSaved: boolean;
  isQueued: boolean;
};

/** How far the learner `uid` is in a course. While it is not known, nothing counts as done. */
export function useCourseProgress(uid: string, course: Omit<ProgressCourse, 'uid'>): CourseProgressState {
  const {
    state: { progress, isKnown, isSaved, isQueued },
  } = useKeeper({ ...course, uid });
  const { lessons, percent } = progress;
  return {
    isKnown,
    percent,
    isDone: (id) => lessons[id]?.done === true,
    lastLessonId: lastLessonOf(lessons),
    isSaved,
    isQueued,
  };
}
