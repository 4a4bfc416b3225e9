import { renderedPart } from '@lectern/shared/loading';

/** Results of a search, which a page with words in its address comes with. */
export const SearchResults = renderedPart(
  () => import('./deferredSearchParts'),
  (parts) => parts.SearchResults,
);
