import { queryOptions } from '@lectern/shared/query';

/** Query of the address of a file of the site; null without a path, or when there is no such file. */
export const fileUrl = (path: string | null) =>
  queryOptions({
    queryKey: ['course-review', 'file', path],
    queryFn: async (): Promise<string | null> => {
      if (path === null) return null;
      const { getFileUrl } = await import('@lectern/shared/firebase/files');
      return getFileUrl(path).catch(() => null);
    },
  });
