import type { BackendConfig } from '@lectern/shared/contract';
import { queryOptions } from '@lectern/shared/query';

/** Query of the catalogue's home file; null while nothing is published. Runs offline too, and then reads the cache. */
export const catalogueHome = (backend: BackendConfig) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['catalogue', 'home'],
    queryFn: async ({ signal }) => (await import('./fetchHome')).fetchHome(backend, signal),
  });
