import { useState } from 'react';
import type { ListAnswer } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import type { ListRequest, Sort } from '@lectern/shared/search';
import { listAnswer } from '../../data/listAnswer';

/**
 * Queries the answer to a request. `first`, the answer for the first page without filters, is used without a query.
 * `latest` is the answer, for the words `answered`: of the request before until this one's has loaded, undefined before
 * the first. `answer` is the same, but undefined for an empty one to the request before: that says nothing about this.
 */
export function useListAnswer(request: ListRequest, first: ListAnswer | null, defaultSort: Sort) {
  const { backend } = useHost().config;
  const isFirst =
    first !== null && request.page === 1 && request.sort === defaultSort && Object.keys(request.chosen).length === 0;
  const result = useQuery({
    ...listAnswer(backend, request),
    ...(isFirst ? { initialData: first, staleTime: Infinity } : {}),
  });
  const latest = isFirst ? first : (result.data ?? undefined);
  const [answered, setAnswered] = useState(request.words);
  if (!result.isPlaceholderData && answered !== request.words) setAnswered(request.words);
  return { result, latest, answered, answer: latest?.total === 0 && result.isPlaceholderData ? undefined : latest };
}
