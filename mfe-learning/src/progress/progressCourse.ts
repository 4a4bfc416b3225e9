import type { LessonShape } from '@lectern/shared/domain';

/** The course whose progress is kept, for the learner `uid`, with its lessons in their order. */
export type ProgressCourse = { id: string; uid: string; lessons: readonly LessonShape[] };
