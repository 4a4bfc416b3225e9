import type { Facet } from '@lectern/shared/domain';
import { chosenOf, type Chosen, type Sort } from '@lectern/shared/search';

/** What the query string says of a list: what it is narrowed by, its order, and the page, counted from 1. */
export type ListAddress = { chosen: Chosen; sort: Sort; page: number };

/**
 * Reads a list's query string. What it does not understand it leaves out; the first of `sorts` is the order that is not
 * written.
 */
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

/** The query string with one value of a facet chosen, or no longer. A list that changes starts at its first page. */
export function withValue(query: URLSearchParams, facet: Facet, value: string, isChosen: boolean): URLSearchParams {
  const others = query.getAll(facet).filter((other) => other !== value);
  const next = withoutFacets(query, [facet]);
  for (const kept of isChosen ? [...others, value] : others) next.append(facet, kept);
  return next;
}

/** The query string without any choice of these facets. */
export function withoutFacets(query: URLSearchParams, facets: readonly Facet[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...facets, 'page']) next.delete(name);
  return next;
}

/** The query string with another order. The first of `sorts` needs no words. */
export function withSort(query: URLSearchParams, sort: Sort, sorts: readonly [Sort, ...Sort[]]): URLSearchParams {
  const next = withoutFacets(query, []);
  if (sort === sorts[0]) next.delete('sort');
  else next.set('sort', sort);
  return next;
}

/** The query string of another page. */
export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
