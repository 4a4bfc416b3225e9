import { renderedPart } from '@lectern/shared/loading';

/** Search results. The gateway renders them into pages whose address has a query. */
export const SearchResults = renderedPart(
  () => import('./deferredSearchParts'),
  (parts) => parts.SearchResults,
);
