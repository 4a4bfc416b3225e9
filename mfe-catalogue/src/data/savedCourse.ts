import { listSaved, removeSaved, saveForLater } from '@lectern/shared/cart';
import { queryOptions } from '@lectern/shared/query';

/** Query that is true when the account has saved the course for later. */
export const isCourseSaved = (courseId: string, uid: string) =>
  queryOptions({
    queryKey: ['users', uid, 'saved', 'course', courseId],
    queryFn: async (): Promise<boolean> =>
      (await listSaved(uid)).some(({ kind, refId }) => kind === 'course' && refId === courseId),
  });

/** Saves the course for later, or removes it from the saved items. Rejects with a BackendError. */
export const setCourseSaved = (courseId: string, uid: string, shouldSave: boolean): Promise<void> =>
  (shouldSave ? saveForLater : removeSaved)(uid, { kind: 'course', refId: courseId });
