import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueBooks, parseListedCategories, type ListedCategory, type Warn } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Runs without a connection too: cached files load, and a missing one fails at once. */
const EVEN_OFFLINE = { networkMode: 'always' } as const;

/** Query for every published book; null while nothing is published. */
export const shelfBooks = (backend: BackendConfig) =>
  queryOptions({
    ...EVEN_OFFLINE,
    queryKey: ['catalogue', 'books'],
    queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.books, parseCatalogueBooks, signal),
  });

/** Query for the names of the topics, from the home file of the catalogue; empty while nothing is published. */
export const shelfTopics = (backend: BackendConfig) =>
  queryOptions({
    ...EVEN_OFFLINE,
    queryKey: ['catalogue', 'topics'],
    queryFn: async ({ signal }) =>
      (await fetchCatalogueFile(backend, (pointer) => pointer.home, parseTopics, signal)) ?? [],
  });

/** Parses only the categories of the home file, so that other invalid parts cause no warnings here. */
function parseTopics(home: unknown, warn: Warn): ListedCategory[] {
  const { categories } = (home ?? {}) as { categories?: unknown };
  return Array.isArray(categories) ? parseListedCategories(categories, 'home.categories', warn) : [];
}
