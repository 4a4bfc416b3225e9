import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Facet } from '@lectern/shared/domain';
import { useSearchParams } from '@lectern/shared/router';
import type { Sort } from '@lectern/shared/search';
import { readListAddress, type ListAddress } from './listAddress';

/** Changes the address by what `change` makes of its query string, including changes that have not rendered yet. */
export type ChangeAddress = (change: (query: URLSearchParams) => URLSearchParams) => void;

/** Reads the list's state from the query string; `go` changes it with a new history entry, so that Back undoes it. */
export function useListAddress(
  facets: readonly Facet[],
  sorts: readonly [Sort, ...Sort[]],
): { address: ListAddress; go: ChangeAddress } {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readListAddress(query, facets, sorts), [query, facets, sorts]);
  // A change renders as a transition: another one may come before.
  const latest = useRef(query);
  useLayoutEffect(() => void (latest.current = query), [query]);
  const go = useCallback<ChangeAddress>(
    (change) => {
      latest.current = change(latest.current);
      setQuery(latest.current, { preventScrollReset: true });
    },
    [setQuery],
  );
  return { address, go };
}
