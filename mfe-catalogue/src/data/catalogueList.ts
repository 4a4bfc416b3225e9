import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueList } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { scopeKey, type ListScope } from '@lectern/shared/search';

/**
 * Query of a list's first page with its categories, of constant size; null while nothing is published. An unknown scope
 * gets the list of all courses: check the answer's `scope`.
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

/** Finds a list by its key, or a subcategory by its own slug, as `/category/:id` may name it. */
const findKey = (keys: readonly string[], key: string): string =>
  keys.find((known) => known === key) ?? keys.find((known) => known.endsWith(`/${key}`)) ?? 'all';
