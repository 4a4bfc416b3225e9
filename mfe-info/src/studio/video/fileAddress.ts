import { queryOptions } from '@lectern/shared/query';

/** Query of the address at which a file of the course can be shown. */
export const fileAddress = (path: string | null) =>
  queryOptions({
    queryKey: ['studio', 'file', path],
    queryFn: async () => (await import('@lectern/shared/firebase/files')).getFileUrl(path ?? ''),
    enabled: path !== null,
    staleTime: 10 * 60_000,
  });
