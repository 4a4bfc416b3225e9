import type { Facet } from '@lectern/shared/domain';
import { chosenOf, type Chosen, type Sort } from '@lectern/shared/search';

/** State of a list in the query string: filters, order, and page counted from 1. */
export type ListAddress = { chosen: Chosen; sort: Sort; page: number };

/** Reads a list's query string and ignores invalid values. The first of `sorts` is the default order. */
export function readListAddress(
  query: URLSearchParams,
  facets: readonly Facet[],
  sorts: readonly [Sort, ...Sort[]],
): ListAddress {
  const page = Number(query.get('page') ?? '1');
  return {
    chosen: chosenOf((facet) => query.getAll(facet), facets),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? sorts[0],
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Returns the query string with a facet's value added or removed, on the first page. */
export function withValue(query: URLSearchParams, facet: Facet, value: string, isChosen: boolean): URLSearchParams {
  const others = query.getAll(facet).filter((other) => other !== value);
  const next = withoutFacets(query, [facet]);
  for (const chosen of isChosen ? [...others, value] : others) next.append(facet, chosen);
  return next;
}

/** Returns the query string without filters of these facets, on the first page. */
export function withoutFacets(query: URLSearchParams, facets: readonly Facet[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...facets, 'page']) next.delete(name);
  return next;
}

/** Returns the query string with another order; the default order is not written. */
export function withSort(query: URLSearchParams, sort: Sort, sorts: readonly [Sort, ...Sort[]]): URLSearchParams {
  const next = withoutFacets(query, []);
  if (sort === sorts[0]) next.delete('sort');
  else next.set('sort', sort);
  return next;
}

/** Returns the query string of another page. */
export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
