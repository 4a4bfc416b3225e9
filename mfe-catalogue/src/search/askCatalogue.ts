import { currentCataloguePointer, fetchCataloguePointer, fileUrl, warnOnce } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import { parseListAnswer, type CataloguePointer, type ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import { askSite, canAskSite } from './askSite';
import { openInThread, type Thread } from './openInThread';

/** Catalogues up to this many courses are searched in the browser: their files are half a megabyte at most. Larger ones are asked of the site. */
export const MOST_HERE = 6000;

let open: { generation: string; thread: Thread } | null = null;

/**
 * Answers a list or a search: in the browser, or by the site where the catalogue is large. Until the browser's files have come the site is asked
 * as well, and the first answer holds; where the site cannot be asked, as where it is only files, the browser answers whatever its size. Null
 * while nothing is published.
 */
export async function askCatalogue(backend: BackendConfig, request: ListRequest, signal: AbortSignal): Promise<ListAnswer | null> {
  const pointer = await currentCataloguePointer(backend);
  if (!pointer) return null;
  const askSiteFirst = canAskSite() && pointer.courseCount > MOST_HERE;
  if (askSiteFirst) return askSite(request, signal).catch((error: unknown) => askInstead(backend, request, signal, error));
  const thread = threadOf(backend, pointer);
  if (thread.isReady(request.words !== '') || !canAskSite()) return askThread(backend, request);
  return first(askThread(backend, request), askSite(request, signal));
}

/** Makes ready what an answer will need, as soon as somebody seems to be about to ask. Large catalogues need nothing. Never rejects. */
export async function prepareCatalogue(backend: BackendConfig, forWords: boolean): Promise<void> {
  try {
    const pointer = await currentCataloguePointer(backend);
    if (pointer && pointer.courseCount <= MOST_HERE) await threadOf(backend, pointer).prepare(forWords);
  } catch {
    // Whoever asks then hears of it.
  }
}

/** The site did not answer. A question that nobody waits for any more, or a site that is busy, is no reason to fetch megabytes. */
function askInstead(backend: BackendConfig, request: ListRequest, signal: AbortSignal, error: unknown): Promise<ListAnswer> {
  if (signal.aborted || canAskSite()) throw error;
  return askThread(backend, request);
}

/** Files that are gone mean that the site has published since: the live ones are asked once more. */
async function askThread(backend: BackendConfig, request: ListRequest): Promise<ListAnswer> {
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

function threadOf(backend: BackendConfig, { generation, rows, words }: CataloguePointer): Thread {
  if (open?.generation === generation) return open.thread;
  open?.thread.close();
  open = { generation, thread: openInThread({ generation, rows: fileUrl(backend, rows), words: fileUrl(backend, words) }) };
  return open.thread;
}

/** The first answer; when there is none, why this browser could not give it. */
async function first(here: Promise<ListAnswer>, site: Promise<ListAnswer>): Promise<ListAnswer> {
  try {
    return await Promise.any([here, site]);
  } catch {
    return here;
  }
}
