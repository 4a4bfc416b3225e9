import { parseReview } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Query of whether the learner may still rate a course: they have not, and do not teach it. */
export const mayRate = (uid: string, { id, teacherUid }: { id: string; teacherUid: string }) =>
  queryOptions({
    queryKey: ['courses', id, 'reviews', uid, 'mayRate'],
    queryFn: async (): Promise<boolean> => {
      if (teacherUid === uid) return false;
      const { getDocument } = await import('@lectern/shared/firebase/documents');
      return (await getDocument(`courses/${id}/reviews/${uid}`, parseReview)) === null;
    },
  });
