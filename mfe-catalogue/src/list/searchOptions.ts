import type { ListScope } from '@lectern/shared/search';

/** Scope of a search. */
export const EVERYWHERE: ListScope = {};

/** Orders of search results; the first one is the default. */
export const SEARCH_SORTS = ['relevance', 'popular', 'newest', 'title', 'shortest'] as const;
