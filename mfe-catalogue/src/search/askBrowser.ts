import { currentCataloguePointer, fetchCataloguePointer, fileUrl, warnOnce } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import { parseListAnswer, type CataloguePointer, type ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import { openInWorker, type WorkerCatalogue } from './worker/openInWorker';

/** The generation of the catalogue that the worker has open; one at a time. */
let open: { generation: string; catalogue: WorkerCatalogue } | null = null;

/**
 * Returns true once this browser can answer lists of the generation by itself; with `forWords`, also searches. Until
 * then the site is asked too.
 */
export const isBrowserReady = ({ generation }: CataloguePointer, forWords: boolean): boolean =>
  open?.generation === generation && open.catalogue.isReady(forWords);

/**
 * Answers a request for a list or search in this browser's worker. After a failure, retries once with the generation
 * published since, as the files of an old one are removed. Rejects when there is none, or when that fails too.
 */
export async function askBrowser(backend: BackendConfig, request: ListRequest): Promise<ListAnswer> {
  const ask = async (pointer: CataloguePointer | null): Promise<ListAnswer> => {
    if (!pointer) throw new Error('Nothing is published.');
    return parseListAnswer(await catalogueOf(backend, pointer).ask(request), warnOnce);
  };
  const asked = await currentCataloguePointer(backend);
  try {
    return await ask(asked);
  } catch (error) {
    const live = await fetchCataloguePointer(backend);
    if (live?.generation === asked?.generation) throw error;
    return ask(live);
  }
}

/** Downloads the files that lists need, and with `forWords` those of searches. Rejects when they are unavailable. */
export const prepareBrowser = (backend: BackendConfig, pointer: CataloguePointer, forWords: boolean): Promise<void> =>
  catalogueOf(backend, pointer).prepare(forWords);

function catalogueOf(backend: BackendConfig, { generation, rows, words }: CataloguePointer): WorkerCatalogue {
  if (open?.generation === generation) return open.catalogue;
  open?.catalogue.close();
  open = {
    generation,
    catalogue: openInWorker({ generation, rows: fileUrl(backend, rows), words: fileUrl(backend, words) }),
  };
  return open.catalogue;
}
