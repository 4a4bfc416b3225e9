import type { AppCopy } from '@lectern/shared/host';
import { listDownloadedLessons, type DownloadedLesson } from '@lectern/shared/offline';
import { queryOptions } from '@lectern/shared/query';

/**
 * What this device keeps of the site: the site itself in bytes (null while it is not kept whole), and lessons of the
 * account.
 */
export type DeviceCopy = { appBytes: number | null; lessons: DownloadedLesson[] };

/** Looks at what this device keeps; nobody's lessons for a visitor who is not signed in. */
export const deviceCopy = (app: AppCopy, uid: string | null) =>
  queryOptions({
    queryKey: ['offline', uid, 'copy'],
    queryFn: async (): Promise<DeviceCopy> => ({
      appBytes: await app.bytes().catch(() => null),
      lessons: uid === null ? [] : await listDownloadedLessons(uid),
    }),
    staleTime: 0,
  });
