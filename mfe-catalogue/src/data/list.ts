import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueList } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { scopeKey, type ListScope } from '@lectern/shared/search';

/**
 * The first page of a list and the categories that it names, the same bytes however large the catalogue is; null while
 * nothing is published. For a scope that does not exist, that of all courses: `scope` says which it is.
 */
export const catalogueList = (backend: BackendConfig, scope: ListScope) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['catalogue', 'list', scopeKey(scope)],
    queryFn: ({ signal }) =>
      fetchCatalogueFile(
        backend,
        ({ lists }) => lists[findKey(Object.keys(lists), scopeKey(scope))] ?? '',
        parseCatalogueList,
        signal,
      ),
  });

/** A subcategory is found by its own slug too, which is how the path of a category names it. */
const findKey = (keys: readonly string[], key: string): string =>
  keys.find((known) => known === key) ?? keys.find((known) => known.endsWith(`/${key}`)) ?? 'all';
