import { listDownloadedLessons } from '@lectern/shared/offline';
import { queryOptions } from '@lectern/shared/query';

/** Address of the list of everything that is kept on this device. */
export const KEPT_LIST = '/profile?tab=offline';

/** Query of the lessons that this device keeps for an account. */
export const keptLessons = (uid: string) =>
  queryOptions({
    queryKey: ['offline', uid],
    networkMode: 'always',
    queryFn: () => listDownloadedLessons(uid),
    staleTime: 0,
  });
