import { lastLessonOf, salvageProgress } from '@lectern/shared/domain';
import { plainFields, put, type DeskServices } from '../desk';

/** One learner in the figures of a course: `done` are the lessons finished, `last` the one visited last. */
export type LearnerFigures = { done: string[]; last: string | null; percent: number };

/**
 * Brings `courseFigures/{course}/learners/{uid}` in line with the learner's enrolment and progress. Nobody but the
 * server reads it. May be repeated.
 */
export function countLearner({ documents }: DeskServices, course: string, uid: string): void {
  const path = `courseFigures/${course}/learners/${uid}`;
  if (documents.get(`users/${uid}/enrolments/${course}`) === null) {
    if (documents.get(path) !== null) documents.delete(path);
    return;
  }
  const stored = documents.get(`users/${uid}/progress/${course}`);
  const progress = stored ? salvageProgress(plainFields(stored.fields), stored.path) : { lessons: {}, percent: 0 };
  const done = Object.entries(progress.lessons).flatMap(([id, { done: isDone }]) => (isDone ? [id] : []));
  const figures: LearnerFigures = {
    done: done.sort(),
    last: lastLessonOf(progress.lessons),
    percent: progress.percent,
  };
  documents.commit([put(path, figures)]);
}
