import type { LessonShape } from '@lectern/shared/domain';

/** A course that the learner `uid` is taking, with its lessons in order. */
export type ProgressCourse = { id: string; uid: string; lessons: readonly LessonShape[] };
