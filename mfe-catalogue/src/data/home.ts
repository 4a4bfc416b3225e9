import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueHome } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/**
 * The catalogue's home file; null while nothing is published. Asked for without a connection too: what is cached comes,
 * and what is not says so at once.
 */
export const catalogueHome = (backend: BackendConfig) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['catalogue', 'home'],
    queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.home, parseCatalogueHome, signal),
  });
