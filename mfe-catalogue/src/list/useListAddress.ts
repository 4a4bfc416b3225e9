import { useCallback, useMemo } from 'react';
import type { Facet } from '@lectern/shared/domain';
import { useSearchParams } from '@lectern/shared/router';
import type { Sort } from '@lectern/shared/search';
import { readListAddress, type ListAddress } from './listAddress';

/** Reads the list's state from the query string; `go` changes it with a new history entry, so that Back undoes it. */
export function useListAddress(
  facets: readonly Facet[],
  sorts: readonly [Sort, ...Sort[]],
): { address: ListAddress; query: URLSearchParams; go: (next: URLSearchParams) => void } {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readListAddress(query, facets, sorts), [query, facets, sorts]);
  const go = useCallback((next: URLSearchParams) => setQuery(next, { preventScrollReset: true }), [setQuery]);
  return { address, query, go };
}
