import { useCallback, useMemo } from 'react';
import type { Facet } from '@lectern/shared/domain';
import { useSearchParams } from '@lectern/shared/router';
import type { Sort } from '@lectern/shared/search';
import { readListAddress, type ListAddress } from './listAddress';

/**
 * The list's part of the query string, and how to go to another one: an entry of the history each, so that Back undoes.
 */
export function useListAddress(
  facets: readonly Facet[],
  sorts: readonly [Sort, ...Sort[]],
): { address: ListAddress; query: URLSearchParams; go: (next: URLSearchParams) => void } {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readListAddress(query, facets, sorts), [query, facets, sorts]);
  const go = useCallback((next: URLSearchParams) => setQuery(next, { preventScrollReset: true }), [setQuery]);
  return { address, query, go };
}
