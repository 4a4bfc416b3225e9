import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueHome, type CatalogueHome } from '@lectern/shared/domain';

/** Fetches the catalogue's home file; null while nothing is published. Rejects when it is unavailable or invalid. */
export const fetchHome = (backend: BackendConfig, signal: AbortSignal): Promise<CatalogueHome | null> =>
  fetchCatalogueFile(backend, (pointer) => pointer.home, parseCatalogueHome, signal);
