/**
 * Records a person's learning for the daily goal: `recordMinute` that they are learning in this minute, `recordFinish`
 * that they have finished the open lesson.
 */
export type LearningRecorder = { recordMinute: () => void; recordFinish: () => void };

const MINUTE_MS = 60_000;

/**
 * Returns a recorder for a lesson. It records each minute once, on this device first. The code that records loads with
 * the first call; a call fails silently when that code is unavailable.
 */
export function learningRecorder(uid: string, courseId: string, lessonId: string): LearningRecorder {
  let lastMinute = -1;
  const record = (finished: { courseId: string; lessonId: string } | null): void => {
    const time = Date.now();
    void import('./recordLearning').then(
      ({ recordLearning }) => recordLearning(uid, { time, finished }),
      () => undefined,
    );
  };
  return {
    recordMinute: () => {
      const minute = Math.floor(Date.now() / MINUTE_MS);
      if (minute === lastMinute) return;
      lastMinute = minute;
      record(null);
    },
    recordFinish: () => record({ courseId, lessonId }),
  };
}
