import { FACETS, type Facet } from '../domain';

/** Courses of a list: all, a category's with its subcategories', or a subcategory's. */
export type ListScope = { category?: string; subcategory?: string };

/** Chosen values of each facet, as ids; no value means no filter. */
export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** Orders of lists. `relevance` is the order of a search. */
export const SORTS = ['relevance', 'popular', 'newest', 'title', 'shortest'] as const;

/** One of SORTS. */
export type Sort = (typeof SORTS)[number];

/** Courses on a page of a list. */
export const PAGE_SIZE = 24;

/** Request of a list or search. Without words, `relevance` is `popular`; `page` counts from 1; `limit` ≤ PAGE_SIZE. */
export type ListRequest = { words: string; scope: ListScope; chosen: Chosen; sort: Sort; page: number; limit: number };

const FACETS_OF_ALL: readonly Facet[] = ['category', 'level', 'price', 'duration', 'language'];
const FACETS_OF_CATEGORY: readonly Facet[] = ['topic', 'level', 'price', 'duration', 'language'];
const FACETS_OF_SUBCATEGORY: readonly Facet[] = ['level', 'price', 'duration', 'language'];

/** Returns the facets that a scope can be filtered by. */
export function facetsOf({ category, subcategory }: ListScope): readonly Facet[] {
  if (subcategory !== undefined) return FACETS_OF_SUBCATEGORY;
  return category === undefined ? FACETS_OF_ALL : FACETS_OF_CATEGORY;
}

/** Returns the key of a scope in the pointer: `all`, `music`, `music/piano`. */
export const scopeKey = ({ category, subcategory }: ListScope): string =>
  subcategory !== undefined ? `${category ?? ''}/${subcategory}` : (category ?? 'all');

/** Returns the scope of a key. */
export function scopeOf(key: string): ListScope {
  const [category = '', subcategory] = key.split('/');
  if (key === 'all') return {};
  return subcategory === undefined ? { category } : { category, subcategory };
}

/** Maximum number of values accepted for one facet. */
const MAX_VALUES = 40;
const VALUE = /^[A-Za-z0-9-]{1,120}$/;

/** Reads the chosen values from parameters, each once; invalid ones are left out. */
export function chosenOf(valuesOf: (facet: Facet) => readonly string[], facets: readonly Facet[] = FACETS): Chosen {
  const entries = facets.map(
    (facet) =>
      [facet, [...new Set(valuesOf(facet).filter((value) => VALUE.test(value)))].slice(0, MAX_VALUES)] as const,
  );
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** Returns the query string of `/api/search`, canonical: equal requests have equal strings. */
export function requestQuery({ words, scope, chosen, sort, page, limit }: ListRequest): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (scopeKey(scope) !== 'all') query.set('in', scopeKey(scope));
  for (const facet of FACETS) for (const value of [...(chosen[facet] ?? [])].sort()) query.append(facet, value);
  query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  if (limit !== PAGE_SIZE) query.set('limit', String(limit));
  return query.toString();
}
