import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueBooks, parseCatalogueCourses, parseCatalogueHome } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Asked for without a connection too: what is cached comes, and what is not says so at once. */
const evenOffline = { networkMode: 'always' } as const;

/** The catalogue's home file; null while nothing is published. */
export const catalogueHome = (backend: BackendConfig) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'home'],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.home, parseCatalogueHome, signal),
});

/**
 * The published courses and all categories; null while nothing is published. With a category's slug, a large catalogue gives the list
 * of that category alone.
 */
export const catalogueCourses = (backend: BackendConfig, category?: string) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'courses', category ?? ''],
  queryFn: ({ signal }) => fetchCatalogueFile(
    backend, ({ courses, lists }) => (category !== undefined && lists && Object.hasOwn(lists, category) ? lists[category] : undefined) ?? courses, parseCatalogueCourses, signal,
  ),
});

/** Every published book; null while nothing is published. */
export const catalogueBooks = (backend: BackendConfig) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'books'],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.books, parseCatalogueBooks, signal),
});
