import { isEntitled } from '@lectern/shared/cart';
import { parseEnrolment } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** What stands between a person and a course: nothing, only the enrolment, or what it costs. */
export type CourseAccess = 'enrolled' | 'entitled' | 'none';

type Course = { id: string; productId: string | null };

/** Whether the person is enrolled in a course, or owns it already. */
export const courseAccess = ({ id, productId }: Course, uid: string) =>
  queryOptions({
    queryKey: ['users', uid, 'enrolments', id, 'access'],
    queryFn: async (): Promise<CourseAccess> => {
      const { getDocument } = await import('@lectern/shared/firebase/documents');
      if (await getDocument(`users/${uid}/enrolments/${id}`, parseEnrolment)) return 'enrolled';
      return productId !== null && (await isEntitled(uid, productId)) ? 'entitled' : 'none';
    },
  });
