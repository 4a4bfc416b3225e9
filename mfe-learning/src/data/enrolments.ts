import type { Enrolment } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Returns the path of the person's enrolment in a course. */
export const enrolmentPath = (uid: string, courseId: string): string => `users/${uid}/enrolments/${courseId}`;

/** Query of the person's enrolment in a course; null when they are not enrolled. */
export const enrolment = (uid: string, courseId: string) =>
  queryOptions({
    queryKey: ['users', uid, 'enrolments', courseId],
    queryFn: async (): Promise<Enrolment | null> => {
      const [{ getDocument }, { parseEnrolment }] = await Promise.all([
        import('@lectern/shared/firebase/documents'),
        import('./courseParsers'),
      ]);
      return getDocument(enrolmentPath(uid, courseId), parseEnrolment);
    },
  });
