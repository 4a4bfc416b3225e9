import { queryOptions } from '@lectern/shared/query';

/** Told apart from another release of this remote, whose reader may be in the same page. */
const RELEASE = Math.random();

/** The reader's code, which the shelf and a book's page do without. Once loaded it is there at once. */
export const readerCode = queryOptions({
  networkMode: 'always',
  retry: false,
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  queryKey: ['code', 'commerce', RELEASE, 'ReadBook'],
  queryFn: () => import('./ReadBook'),
});
