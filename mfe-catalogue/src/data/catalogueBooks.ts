import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueBooks } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Query of all published books; null while nothing is published. */
export const catalogueBooks = (backend: BackendConfig) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['catalogue', 'books'],
    queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.books, parseCatalogueBooks, signal),
  });
