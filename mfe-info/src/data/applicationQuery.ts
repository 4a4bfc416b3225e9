import { queryOptions } from '@lectern/shared/query';

/** Query of the account's application to teach; null when there is none. */
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
