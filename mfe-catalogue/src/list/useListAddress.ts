import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import type { Facet } from './facets';
import { readListAddress, type ListAddress } from './listAddress';
import type { Sort } from './sortCourses';

/** The list's part of the query string, and how to go to another one: an entry of the history each, so that Back undoes. */
export function useListAddress(facets: readonly Facet[], sorts: readonly [Sort, ...Sort[]]): { address: ListAddress; query: URLSearchParams; go: (next: URLSearchParams) => void } {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readListAddress(query, facets, sorts), [query, facets, sorts]);
  const go = useCallback((next: URLSearchParams) => setQuery(next, { preventScrollReset: true }), [setQuery]);
  return { address, query, go };
}
