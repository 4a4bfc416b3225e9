import { listSaved, removeSaved, saveForLater } from '@lectern/shared/cart';
import { queryOptions } from '@lectern/shared/query';

/** Whether the person keeps the course for later. */
export const isCourseSaved = (courseId: string, uid: string) =>
  queryOptions({
    queryKey: ['users', uid, 'saved', 'course', courseId],
    queryFn: async (): Promise<boolean> =>
      (await listSaved(uid)).some(({ kind, refId }) => kind === 'course' && refId === courseId),
  });

/** Keeps the course for later, or no longer. Rejects with a BackendError. */
export const keepCourse = (courseId: string, uid: string, isKept: boolean): Promise<void> =>
  (isKept ? saveForLater : removeSaved)(uid, { kind: 'course', refId: courseId });
