import { isEntitled } from '@lectern/shared/cart';
import { parseEnrolment } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Access of an account to a course: enrolled, entitled to enrol for free, or none. */
export type CourseAccess = 'enrolled' | 'entitled' | 'none';

type Course = { id: string; productId: string | null };

/** Query of an account's access to a course. Fails with a BackendError. */
export const courseAccess = ({ id, productId }: Course, uid: string) =>
  queryOptions({
    queryKey: ['users', uid, 'enrolments', id, 'access'],
    queryFn: async (): Promise<CourseAccess> => {
      const { getDocument } = await import('@lectern/shared/firebase/documents');
      if (await getDocument(`users/${uid}/enrolments/${id}`, parseEnrolment)) return 'enrolled';
      return productId !== null && (await isEntitled(uid, productId)) ? 'entitled' : 'none';
    },
  });
