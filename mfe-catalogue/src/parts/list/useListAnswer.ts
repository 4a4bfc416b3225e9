import type { ListAnswer } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import type { ListRequest, Sort } from '@lectern/shared/search';
import { listAnswer } from '../../data/listAnswer';

/**
 * Queries the answer to a request. `first`, the answer for the first page without filters, is used without a query.
 * `answer` is undefined until one has loaded.
 */
export function useListAnswer(request: ListRequest, first: ListAnswer | null, defaultSort: Sort) {
  const { backend } = useHost().config;
  const isFirst =
    first !== null && request.page === 1 && request.sort === defaultSort && Object.keys(request.chosen).length === 0;
  const result = useQuery({
    ...listAnswer(backend, request),
    ...(isFirst ? { initialData: first, staleTime: Infinity } : {}),
  });
  return { result, answer: isFirst ? first : (result.data ?? undefined) };
}
