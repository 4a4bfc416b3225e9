import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueBooks, parseCatalogueHome } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Asked for without a connection too: what is cached comes, and what is not says so at once. */
const evenOffline = { networkMode: 'always' } as const;

/** Every published book; null while nothing is published. */
export const shelfBooks = (backend: BackendConfig) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'books'],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.books, parseCatalogueBooks, signal),
});

/** The home file of the catalogue, of which the shelf takes the names of topics. */
export const shelfTopics = (backend: BackendConfig) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'home'],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.home, parseCatalogueHome, signal),
});
