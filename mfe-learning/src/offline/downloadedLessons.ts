import { listDownloadedLessons } from '@lectern/shared/offline';
import { queryOptions } from '@lectern/shared/query';

/** Address of the list of downloaded courses and lessons. */
export const DOWNLOADS_PATH = '/profile?tab=offline';

/** Query of the lessons that an account has downloaded to this device. */
export const downloadedLessons = (uid: string) =>
  queryOptions({
    queryKey: ['offline', uid],
    networkMode: 'always',
    queryFn: () => listDownloadedLessons(uid),
    staleTime: 0,
  });
