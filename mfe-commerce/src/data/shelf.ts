import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueBooks, parseListedCategories, type ListedCategory, type Warn } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Asked for without a connection too: what is cached comes, and what is not says so at once. */
const evenOffline = { networkMode: 'always' } as const;

/** Every published book; null while nothing is published. */
export const shelfBooks = (backend: BackendConfig) =>
  queryOptions({
    ...evenOffline,
    queryKey: ['catalogue', 'books'],
    queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.books, parseCatalogueBooks, signal),
  });

/**
 * The topics by their names, which the shelf takes out of the home file of the catalogue; none while nothing is
 * published.
 */
export const shelfTopics = (backend: BackendConfig) =>
  queryOptions({
    ...evenOffline,
    queryKey: ['catalogue', 'topics'],
    queryFn: async ({ signal }) =>
      (await fetchCatalogueFile(backend, (pointer) => pointer.home, parseTopics, signal)) ?? [],
  });

/** Of the home file only the categories, without a word about the rest; none where it has none. */
function parseTopics(home: unknown, warn: Warn): ListedCategory[] {
  const { categories } = (home ?? {}) as { categories?: unknown };
  return Array.isArray(categories) ? parseListedCategories(categories, 'home.categories', warn) : [];
}
