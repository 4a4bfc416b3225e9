import { currentCataloguePointer, fetchCataloguePointer, fileUrl, warnOnce } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import { parseListAnswer, type CataloguePointer, type ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import { openInThread, type Thread } from './openInThread';

let open: { generation: string; thread: Thread } | null = null;

/** True once a thread has the files of this generation that lists need, or those that searches need. */
export const isReadyHere = ({ generation }: CataloguePointer, forWords: boolean): boolean =>
  open?.generation === generation && open.thread.isReady(forWords);

/**
 * Answers in this browser. Files that are gone mean that the site has published since: the live ones are asked once
 * more. Rejects where there are none.
 */
export async function askHere(backend: BackendConfig, request: ListRequest): Promise<ListAnswer> {
  const ask = async (pointer: CataloguePointer | null): Promise<ListAnswer> => {
    if (!pointer) throw new Error('Nothing is published.');
    return parseListAnswer(await threadOf(backend, pointer).ask(request), warnOnce);
  };
  try {
    return await ask(await currentCataloguePointer(backend));
  } catch (error) {
    const live = await fetchCataloguePointer(backend);
    if (live?.generation === open?.generation) throw error;
    return ask(live);
  }
}

/** Fetches what answers need. Rejects when it cannot be had. */
export const prepareHere = (backend: BackendConfig, pointer: CataloguePointer, forWords: boolean): Promise<void> =>
  threadOf(backend, pointer).prepare(forWords);

function threadOf(backend: BackendConfig, { generation, rows, words }: CataloguePointer): Thread {
  if (open?.generation === generation) return open.thread;
  open?.thread.close();
  open = {
    generation,
    thread: openInThread({ generation, rows: fileUrl(backend, rows), words: fileUrl(backend, words) }),
  };
  return open.thread;
}
