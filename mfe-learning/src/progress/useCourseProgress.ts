import { lastLessonOf } from '@lectern/shared/domain';
import type { ProgressCourse } from './progressCourse';
import { useProgressSession } from './useProgressSession';

/**
 * A learner's progress in a course. `percent` is 0 to 100. `isSaved`: the backend has all changes. `isQueued`: changes
 * wait on this device until the backend answers again.
 */
export type CourseProgressState = {
  isLoaded: boolean;
  percent: number;
  isDone: (lessonId: string) => boolean;
  lastLessonId: string | null;
  isSaved: boolean;
  isQueued: boolean;
};

/**
 * Returns the progress of the learner `uid` in a course, and renders again whenever it changes. Until it is loaded, no
 * lesson is done.
 */
export function useCourseProgress(uid: string, course: Omit<ProgressCourse, 'uid'>): CourseProgressState {
  const { state } = useProgressSession({ ...course, uid });
  const { progress, isLoaded, isSaved, isQueued } = state;
  return {
    isLoaded,
    percent: progress.percent,
    isDone: (id) => progress.lessons[id]?.done === true,
    lastLessonId: lastLessonOf(progress.lessons),
    isSaved,
    isQueued,
  };
}
