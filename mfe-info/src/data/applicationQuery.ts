import { queryOptions } from '@lectern/shared/query';

/** The application of the account `uid` at `teacherApplications/{uid}`, or null where it has made none. */
export const applicationQuery = (uid: string) =>
  queryOptions({
    queryKey: ['teacherApplications', uid],
    queryFn: async () => {
      const [{ getApplication }] = await Promise.all([
        import('./teacherApplications'),
        import('@lectern/shared/firebase/documents'),
      ]);
      return getApplication(uid);
    },
  });
