import type { ListScope } from '@lectern/shared/search';

/** Where a search looks. */
export const EVERYWHERE: ListScope = {};

/** The orders of what a search found; the first holds until another is chosen. */
export const SEARCH_SORTS = ['relevance', 'popular', 'newest', 'title', 'shortest'] as const;
