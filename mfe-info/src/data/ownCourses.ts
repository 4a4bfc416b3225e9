import { parseCourse, type Course } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** A course of the teacher, with the editors' last message about it. */
export type OwnCourse = Course & { said: string | null };

/** Parses the message of `courses/{id}/decisions/{time}`. */
const parseMessage = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : '';

const said = async (courseId: string): Promise<string | null> => {
  const { listDocuments } = await import('@lectern/shared/firebase/documents');
  const [last] = await listDocuments(
    { collection: `courses/${courseId}/decisions`, orderBy: [['createdAt', 'desc']], limit: 1 },
    parseMessage,
  );
  return last || null;
};

/** Query of the courses that the account teaches, those that were changed last first. */
export const ownCourses = (uid: string) =>
  queryOptions({
    queryKey: ['courses', 'of', uid],
    queryFn: async (): Promise<OwnCourse[]> => {
      const { listDocuments } = await import('@lectern/shared/firebase/documents');
      const courses = await listDocuments({ collection: 'courses', where: [['teacherUid', '==', uid]] }, parseCourse);
      const sorted = courses.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
      return Promise.all(
        sorted.map(async (course) => ({ ...course, said: course.status === 'draft' ? await said(course.id) : null })),
      );
    },
  });
