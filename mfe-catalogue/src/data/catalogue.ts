import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueCourses, parseCatalogueHome } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** The catalogue's home file; null while nothing is published. */
export const catalogueHome = (backend: BackendConfig) => queryOptions({
  queryKey: ['catalogue', 'home'],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.home, parseCatalogueHome, signal),
});

/** All published courses and categories; null while nothing is published. */
export const catalogueCourses = (backend: BackendConfig) => queryOptions({
  queryKey: ['catalogue', 'courses'],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.courses, parseCatalogueCourses, signal),
});
