import { FACETS, SORTS, type SelectedValues, type Facet, type Sort } from './filterBooks';

/** Search, selected facet values and order of the shelf, as the query string has them. */
export type ShelfAddress = { query: string; chosen: SelectedValues; sort: Sort };

const VALUE = /^[A-Za-z0-9-]{1,120}$/;
const MAX_VALUES = 40;
const MAX_QUERY_LENGTH = 200;

/** Parses the shelf's query string; ignores invalid values. */
export function readShelfAddress(query: URLSearchParams): ShelfAddress {
  const valuesOf = (facet: Facet): string[] =>
    [...new Set(query.getAll(facet).filter((value) => VALUE.test(value)))].slice(0, MAX_VALUES);
  return {
    query: (query.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    chosen: Object.fromEntries(
      FACETS.map((facet) => [facet, valuesOf(facet)] as const).filter(([, values]) => values.length > 0),
    ),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? SORTS[0],
  };
}

/** Returns the query string with one value of a facet added or removed. */
export function withValue(query: URLSearchParams, facet: Facet, value: string, isChosen: boolean): URLSearchParams {
  const others = query.getAll(facet).filter((other) => other !== value);
  const next = without(query, [facet]);
  for (const selected of isChosen ? [...others, value] : others) next.append(facet, selected);
  return next;
}

/** Returns the query string without these parameters. */
export function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  return next;
}

/** Returns the query string with one parameter set, or removed when its value is empty. */
export function withParameter(query: URLSearchParams, name: 'q' | 'sort', value: string): URLSearchParams {
  const next = without(query, [name]);
  if (value) next.set(name, value);
  return next;
}
