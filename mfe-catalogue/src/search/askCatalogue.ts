import { currentCataloguePointer } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import type { ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import type * as AskHere from './askHere';
import { askSite, canAskSite } from './askSite';

/**
 * Catalogues up to this many courses are searched in the browser: their files are half a megabyte at most. Larger ones
 * are asked of the site.
 */
export const MOST_HERE = 6000;

/** What answers in this browser, once its code has come. */
let loaded: typeof AskHere | null = null;

const here = async (): Promise<typeof AskHere> => (loaded ??= await import('./askHere'));

/**
 * Answers a list or a search: in the browser, or by the site where the catalogue is large. Until the browser's code and
 * files have come the site is asked as well, and the first answer holds; where the site cannot be asked, as where it is
 * only files, the browser answers whatever its size. Null while nothing is published.
 */
export async function askCatalogue(
  backend: BackendConfig,
  request: ListRequest,
  signal: AbortSignal,
): Promise<ListAnswer | null> {
  const pointer = await currentCataloguePointer(backend);
  if (!pointer) return null;
  const answerHere = async (): Promise<ListAnswer> => (await here()).askHere(backend, request);
  if (!canAskSite()) return answerHere();
  if (pointer.courseCount > MOST_HERE) {
    return askSite(request, signal).catch((error: unknown) => {
      // A question that nobody waits for any more, or a site that is busy, is no reason to fetch megabytes.
      if (signal.aborted || canAskSite()) throw error;
      return answerHere();
    });
  }
  return loaded?.isReadyHere(pointer, request.words !== '')
    ? answerHere()
    : first(answerHere(), askSite(request, signal));
}

/** Sends for the code that answers in this browser. Never rejects. */
export const prepareCode = (): void => void here().catch(() => undefined);

/**
 * Makes ready what an answer will need, as soon as somebody seems to be about to ask. Large catalogues need nothing.
 * Never rejects.
 */
export async function prepareCatalogue(backend: BackendConfig, forWords: boolean): Promise<void> {
  try {
    const pointer = await currentCataloguePointer(backend);
    if (pointer && pointer.courseCount <= MOST_HERE) await (await here()).prepareHere(backend, pointer, forWords);
  } catch {
    // Whoever asks then hears of it.
  }
}

/** The first answer; when there is none, why this browser could not give it. */
async function first(inBrowser: Promise<ListAnswer>, site: Promise<ListAnswer>): Promise<ListAnswer> {
  try {
    return await Promise.any([inBrowser, site]);
  } catch {
    return inBrowser;
  }
}
