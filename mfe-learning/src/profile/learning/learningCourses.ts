import { parseCourse, parseEnrolment, parseProgress, type Course, type Progress } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { getPublished } from '../getPublished';
import { ownQuery } from '../ownQuery';

/**
 * A course that a person is enrolled in. `course` is null when it is no longer published. `percent` is 0 to 100;
 * `watchedAt` is null before the first lesson.
 */
export type LearningCourse = {
  id: string;
  course: Course | null;
  enrolledAt: Date;
  percent: number;
  watchedAt: Date | null;
  lastLessonId: string | null;
  lessons: Progress['lessons'];
};

/** Query of the courses that a person is enrolled in, with their progress. */
export const learningCourses = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'learning'],
    queryFn: async (): Promise<LearningCourse[]> => {
      const { listDocuments } = await import('@lectern/shared/firebase/documents');
      const [enrolments, progress] = await Promise.all([
        listDocuments({ collection: `users/${uid}/enrolments` }, parseEnrolment),
        listDocuments({ collection: `users/${uid}/progress` }, parseProgress),
      ]);
      const progressOf = new Map(progress.map((entry) => [entry.id, entry]));
      return Promise.all(
        enrolments.map(async ({ id, createdAt }) => {
          const own = progressOf.get(id);
          const course = await getPublished(`courses/${id}`, parseCourse);
          return {
            id,
            course,
            enrolledAt: createdAt,
            percent: own?.percent ?? 0,
            watchedAt: own?.updatedAt ?? null,
            lastLessonId: own?.lastLessonId ?? null,
            lessons: own?.lessons ?? {},
          };
        }),
      );
    },
  });
