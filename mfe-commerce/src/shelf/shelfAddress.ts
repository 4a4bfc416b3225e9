import { FACETS, SORTS, type Chosen, type Facet, type Sort } from './narrowBooks';

/** What the query string says of the shelf. */
export type ShelfAddress = { words: string; chosen: Chosen; sort: Sort };

const VALUE = /^[A-Za-z0-9-]{1,120}$/;
const MOST_VALUES = 40;
const MOST_WORDS = 200;

/** Reads the shelf's query string. What it does not understand it leaves out. */
export function readShelfAddress(query: URLSearchParams): ShelfAddress {
  const valuesOf = (facet: Facet): string[] =>
    [...new Set(query.getAll(facet).filter((value) => VALUE.test(value)))].slice(0, MOST_VALUES);
  return {
    words: (query.get('q') ?? '').slice(0, MOST_WORDS),
    chosen: Object.fromEntries(
      FACETS.map((facet) => [facet, valuesOf(facet)] as const).filter(([, values]) => values.length > 0),
    ),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? SORTS[0],
  };
}

/** The query string with one value of a facet chosen, or no longer. */
export function withValue(query: URLSearchParams, facet: Facet, value: string, isChosen: boolean): URLSearchParams {
  const others = query.getAll(facet).filter((other) => other !== value);
  const next = without(query, [facet]);
  for (const kept of isChosen ? [...others, value] : others) next.append(facet, kept);
  return next;
}

/** The query string without these parameters. */
export function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  return next;
}

/** The query string with one parameter set, or left out when it says nothing. */
export function withParameter(query: URLSearchParams, name: 'q' | 'sort', value: string): URLSearchParams {
  const next = without(query, [name]);
  if (value) next.set(name, value);
  return next;
}
