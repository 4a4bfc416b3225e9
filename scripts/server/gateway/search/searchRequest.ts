import { FACETS } from '@lectern/shared/domain';
import { chosenOf, PAGE_SIZE, scopeOf, SORTS, type ListRequest, type Sort } from '@lectern/shared/search';

/** Error of an invalid search request. The message names the parameter and the mistake. */
export class SearchRequestError extends Error {
  override readonly name = 'SearchRequestError';
  readonly statusCode = 400;
}

const SINGLE = ['q', 'in', 'sort', 'page', 'limit'] as const;
const MAX_CHARACTERS = 1000;
const MAX_PAGE = 100_000;
const MAX_VALUES = 40;
const SLUGS = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/;
const VALUE = /^[A-Za-z0-9-]{1,120}$/;

/**
 * Parses the query string of `/api/search`: `q` words, `in` a category or `category/subcategory`, any facets (repeated
 * for several values), `sort`, `page` from 1, `limit` up to 24. Throws a SearchRequestError for anything else.
 */
export function parseSearchRequest(query: URLSearchParams): ListRequest {
  for (const name of query.keys()) {
    const isFacet = (FACETS as readonly string[]).includes(name);
    if (!isFacet && !(SINGLE as readonly string[]).includes(name))
      throw new SearchRequestError(
        `There is no parameter "${name.slice(0, 40)}". There are ${[...SINGLE, ...FACETS].join(', ')}.`,
      );
    if (!isFacet && query.getAll(name).length > 1) throw new SearchRequestError(`"${name}" is given more than once.`);
  }
  for (const facet of FACETS) {
    const values = query.getAll(facet);
    if (values.length > MAX_VALUES) throw new SearchRequestError(`"${facet}" has more than ${MAX_VALUES} values.`);
    if (!values.every((value) => VALUE.test(value)))
      throw new SearchRequestError(`"${facet}" takes ids: letters, digits and hyphens, at most 120.`);
  }
  const words = query.get('q') ?? '';
  if (words.length > MAX_CHARACTERS) throw new SearchRequestError(`"q" takes at most ${MAX_CHARACTERS} characters.`);
  const scope = query.get('in') ?? 'all';
  if (!SLUGS.test(scope) || scope.length > 241)
    throw new SearchRequestError('"in" takes a category such as music, or a subcategory such as music/piano.');
  return {
    words,
    scope: scopeOf(scope),
    chosen: chosenOf((facet) => query.getAll(facet)),
    sort: sortOf(query.get('sort'), words),
    page: wholeOf(query, 'page', 1, MAX_PAGE),
    limit: wholeOf(query, 'limit', PAGE_SIZE, PAGE_SIZE),
  };
}

function sortOf(text: string | null, words: string): Sort {
  if (text === null) return words.trim() === '' ? 'popular' : 'relevance';
  const sort = SORTS.find((known) => known === text);
  if (!sort) throw new SearchRequestError(`"sort" takes ${SORTS.join(', ')}.`);
  return sort;
}

function wholeOf(query: URLSearchParams, name: 'page' | 'limit', fallback: number, max: number): number {
  const text = query.get(name);
  if (text === null) return fallback;
  const number = Number(text);
  if (/^\d{1,6}$/.test(text) && number >= 1 && number <= max) return number;
  throw new SearchRequestError(`"${name}" takes a whole number from 1 to ${max}.`);
}
