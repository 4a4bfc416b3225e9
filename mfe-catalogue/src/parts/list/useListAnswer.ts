import { useState } from 'react';
import type { ListAnswer } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import type { ListRequest, Sort } from '@lectern/shared/search';
import { listAnswer } from '../../data/listAnswer';

/**
 * Queries the answer to a request. `first`, the answer for the first page without filters, is used without a query.
 * `latest` is the last answer that has loaded, undefined before the first. Until the answer to a changed request has
 * loaded, it is that to the former request; `answered` are the words that it answers. `answer` is `latest`, but
 * undefined while that is an empty answer to the former request, which says nothing about this one.
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
