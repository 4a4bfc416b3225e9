import type { AppCopy } from '@lectern/shared/host';
import { listDownloadedLessons, type DownloadedLesson } from '@lectern/shared/offline';
import { queryOptions } from '@lectern/shared/query';

/**
 * Storage used on this device: bytes of the site (null while it is not stored completely) and the account's lessons.
 */
export type DeviceCopy = { appBytes: number | null; lessons: DownloadedLesson[] };

/** Query of what this device stores; no lessons for a signed-out visitor. */
export const deviceCopy = (app: AppCopy, uid: string | null) =>
  queryOptions({
    queryKey: ['offline', uid, 'copy'],
    queryFn: async (): Promise<DeviceCopy> => ({
      appBytes: await app.bytes().catch(() => null),
      lessons: uid === null ? [] : await listDownloadedLessons(uid),
    }),
    staleTime: 0,
  });
