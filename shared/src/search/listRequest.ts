import { FACETS, type Facet } from '../domain';

/** Which courses a list shows: all of them, a category's with its subcategories', or one subcategory's. */
export type ListScope = { category?: string; subcategory?: string };

/** The values that are chosen of each facet, as ids; none of a facet means that it does not narrow. */
export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** The orders in which courses can be listed. `relevance` is the order in which a search found them. */
export const SORTS = ['relevance', 'popular', 'newest', 'title', 'shortest'] as const;

/** One of SORTS. */
export type Sort = (typeof SORTS)[number];

/** How many courses a page of a list shows. */
export const PAGE_SIZE = 24;

/**
 * What a list or a search asks for. Without words, `relevance` is `popular`; `page` counts from 1; `limit` is at most
 * PAGE_SIZE.
 */
export type ListRequest = { words: string; scope: ListScope; chosen: Chosen; sort: Sort; page: number; limit: number };

const FACETS_OF_ALL: readonly Facet[] = ['category', 'level', 'price', 'duration', 'language'];
const FACETS_OF_CATEGORY: readonly Facet[] = ['topic', 'level', 'price', 'duration', 'language'];
const FACETS_OF_SUBCATEGORY: readonly Facet[] = ['level', 'price', 'duration', 'language'];

/** What the courses of a scope can be narrowed by. */
export function facetsOf({ category, subcategory }: ListScope): readonly Facet[] {
  if (subcategory !== undefined) return FACETS_OF_SUBCATEGORY;
  return category === undefined ? FACETS_OF_ALL : FACETS_OF_CATEGORY;
}

/** The name of a scope, as the pointer and addresses write it: `all`, `music`, `music/piano`. */
export const scopeKey = ({ category, subcategory }: ListScope): string =>
  subcategory !== undefined ? `${category ?? ''}/${subcategory}` : (category ?? 'all');

/** The scope of a name. */
export function scopeOf(key: string): ListScope {
  const [category = '', subcategory] = key.split('/');
  if (key === 'all') return {};
  return subcategory === undefined ? { category } : { category, subcategory };
}

/** More values than this of one facet are no one's choice. */
const MOST_VALUES = 40;
const VALUE = /^[A-Za-z0-9-]{1,120}$/;

/** The choices that parameters say, each value once; what is no value is left out. */
export function chosenOf(valuesOf: (facet: Facet) => readonly string[], facets: readonly Facet[] = FACETS): Chosen {
  const entries = facets.map(
    (facet) =>
      [facet, [...new Set(valuesOf(facet).filter((value) => VALUE.test(value)))].slice(0, MOST_VALUES)] as const,
  );
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** The query string that asks `/api/search` for this; the same for the same question. */
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
