import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import { parseCataloguePaths, type CataloguePointer, type ListedPath } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Leaves the query early when the published catalogue, of an older release, names no file of learning paths. */
class NoPaths extends Error {}

/** Query of all learning paths; empty while none are published. */
export const cataloguePaths = (backend: BackendConfig) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['catalogue', 'paths'],
    queryFn: async ({ signal }): Promise<ListedPath[]> => {
      const fileOf = ({ paths }: CataloguePointer): string => {
        if (paths === undefined) throw new NoPaths();
        return paths;
      };
      try {
        return (await fetchCatalogueFile(backend, fileOf, parseCataloguePaths, signal)) ?? [];
      } catch (error) {
        if (error instanceof NoPaths) return [];
        throw error;
      }
    },
  });
