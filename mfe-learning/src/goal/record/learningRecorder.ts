/** Records for the daily goal that a person is learning, or has finished the open lesson. */
export type LearningRecorder = { active: () => void; finished: () => void };

const MINUTE_MS = 60_000;

/**
 * Returns a recorder for a lesson. It records each minute once, on this device first. The code that records loads with
 * the first call; a call fails silently when that code is unavailable.
 */
export function learningRecorder(uid: string, courseId: string, lessonId: string): LearningRecorder {
  let lastMinute = -1;
  const record = (isFinished: boolean): void => {
    const time = Date.now();
    const finished = isFinished ? { courseId, lessonId } : null;
    void import('./recordLearning').then(
      ({ recordLearning }) => recordLearning(uid, { time, finished }),
      () => undefined,
    );
  };
  return {
    active: () => {
      const minute = Math.floor(Date.now() / MINUTE_MS);
      if (minute === lastMinute) return;
      lastMinute = minute;
      record(false);
    },
    finished: () => record(true),
  };
}
