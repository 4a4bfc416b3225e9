import type { BackendConfig } from '@lectern/shared/contract';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';
import { requestQuery, type ListRequest } from '@lectern/shared/search';
import { askCatalogue } from '../search/askCatalogue';

export { prepareCatalogue } from '../search/askCatalogue';

/** What a list or a search comes to; the former answer stands until then. Null while nothing is published. */
export const listAnswer = (backend: BackendConfig, request: ListRequest) => queryOptions({
  queryKey: ['catalogue', 'answer', requestQuery(request)],
  queryFn: ({ signal }) => askCatalogue(backend, request, signal),
  networkMode: 'always',
  staleTime: 60_000,
  gcTime: 60_000,
  retry: false,
  placeholderData: keepPreviousData,
});
