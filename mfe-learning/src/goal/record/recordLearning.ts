import { calendarMoment } from '../days/calendarDay';
import { emptyDay, lessonName, setOfMinute } from '../days/learnedDays';
import { currentGoal } from '../data/goal';
import { addPendingDays } from './pendingDays';

/** A moment of learning: its time in ms since 1970, and the lesson finished at it, if any. */
export type LearnedMoment = { time: number; finished: { courseId: string; lessonId: string } | null };

/**
 * Records a moment on its day in the time zone of the device, if the person has switched a goal on. Resolves once it is
 * stored on this device. Never rejects.
 */
export async function recordLearning(uid: string, { time, finished }: LearnedMoment): Promise<void> {
  const { day, minute } = calendarMoment(time);
  const { isOn, kind, perDay } = await currentGoal(uid);
  if (!isOn) return;
  addPendingDays(uid, {
    [day]: {
      minutes: setOfMinute(minute),
      lessons: finished ? [lessonName(finished.courseId, finished.lessonId)] : [],
      goals: { ...emptyDay.goals, [kind]: perDay },
    },
  });
}
