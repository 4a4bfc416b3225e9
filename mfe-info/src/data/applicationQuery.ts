import { queryOptions } from '@lectern/shared/query';

/** Polling interval for the decision on an application while its page is visible, in milliseconds. */
const DECISION_MS = 5_000;

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
    // The decision appears by itself; the first look shows it on return to the tab.
    refetchInterval: ({ state }) => (state.data?.status === 'submitted' ? DECISION_MS : false),
  });
