import { parseProgress, type Progress } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Query of an account's progress in a course; null before its first lesson. */
export const ownProgress = (courseId: string, uid: string) =>
  queryOptions({
    queryKey: ['users', uid, 'progress', courseId, 'page'],
    queryFn: async (): Promise<Progress | null> => {
      const { getDocument } = await import('@lectern/shared/firebase/documents');
      return getDocument(`users/${uid}/progress/${courseId}`, parseProgress);
    },
  });
