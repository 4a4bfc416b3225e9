import {
  parseCourse,
  parseEnrolment,
  parseEntitlement,
  parseProgress,
  type Course,
  type Enrolment,
  type Entitlement,
  type Progress,
} from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { getPublished } from '../getPublished';
import { ownQuery } from '../ownQuery';

/**
 * A course that a person is enrolled in, or owns and has yet to enrol in (`needsEnrolment`); `enrolledAt` is then when
 * it was bought. `course` is null when it is no longer published. `percent` is 0 to 100; `watchedAt` is null before the
 * first lesson.
 */
export type LearningCourse = {
  id: string;
  course: Course | null;
  needsEnrolment: boolean;
  enrolledAt: Date;
  percent: number;
  watchedAt: Date | null;
  lastLessonId: string | null;
  lessons: Progress['lessons'];
};

/** Query of the courses that a person is enrolled in or owns, with their progress. */
export const learningCourses = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'learning'],
    queryFn: async (): Promise<LearningCourse[]> => {
      const { listDocuments } = await import('@lectern/shared/firebase/documents');
      const [enrolments, progress, owned] = await Promise.all([
        listDocuments({ collection: `users/${uid}/enrolments` }, parseEnrolment),
        listDocuments({ collection: `users/${uid}/progress` }, parseProgress),
        listDocuments({ collection: `entitlements/${uid}/items`, where: [['kind', '==', 'course']] }, parseEntitlement),
      ]);
      const progressOf = new Map(progress.map((entry) => [entry.id, entry]));
      return Promise.all(
        startable(enrolments, owned).map(async ({ id, needsEnrolment, enrolledAt }) => {
          const own = progressOf.get(id);
          const course = await getPublished(`courses/${id}`, parseCourse);
          return {
            id,
            course,
            needsEnrolment,
            enrolledAt,
            percent: own?.percent ?? 0,
            watchedAt: own?.updatedAt ?? null,
            lastLessonId: own?.lastLessonId ?? null,
            lessons: own?.lessons ?? {},
          };
        }),
      );
    },
  });

type Startable = Pick<LearningCourse, 'id' | 'needsEnrolment' | 'enrolledAt'>;

/** Returns the enrolments, then the owned courses without one, each course once. */
function startable(enrolments: readonly Enrolment[], owned: readonly Entitlement[]): Startable[] {
  const courses = new Map<string, Startable>();
  for (const { id, createdAt } of enrolments) courses.set(id, { id, needsEnrolment: false, enrolledAt: createdAt });
  for (const { refId: id, grantedAt } of owned)
    if (!courses.has(id)) courses.set(id, { id, needsEnrolment: true, enrolledAt: grantedAt });
  return [...courses.values()];
}
