import { useCallback, useMemo } from 'react';
import type { ListedBook } from '@lectern/shared/domain';
import { useSearchParams } from '@lectern/shared/router';
import { isYours, type Library } from '../data/library';
import { offeredFacets } from './FacetFields';
import { filterBooks, SORTS, sortBooks, type Facet } from './filterBooks';
import { readShelfAddress, withParameter, withValue } from './shelfAddress';

/**
 * Returns the books that the query string asks for, the facets on offer, and functions that change the query string.
 */
export function useShelf(books: readonly ListedBook[], library: Library | undefined) {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readShelfAddress(query), [query]);
  const isMine = useCallback((book: ListedBook): boolean => library !== undefined && isYours(library, book), [library]);
  const sorted = useMemo(() => sortBooks(books, address.sort), [books, address.sort]);
  const filtered = useMemo(() => filterBooks(sorted, address.query, address.chosen, isMine), [sorted, address, isMine]);
  const offered = useMemo(
    () => offeredFacets(filterBooks(books, address.query, {}, isMine), filtered.counts, address.chosen),
    [books, address, isMine, filtered],
  );
  const search = useCallback(
    (words: string): void =>
      setQuery((before) => withParameter(before, 'q', words), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const go = (next: URLSearchParams): void => setQuery(next, { preventScrollReset: true });
  return {
    address,
    filtered,
    offered,
    /** False while the query string asks for the visitor's own books and their library is empty or not loaded. */
    isLibraryShown: address.chosen.mine === undefined || books.some(isMine),
    search,
    choose: (facet: Facet, value: string, isChosen: boolean): void => go(withValue(query, facet, value, isChosen)),
    sort: (value: string): void => go(withParameter(query, 'sort', value === SORTS[0] ? '' : value)),
  };
}
