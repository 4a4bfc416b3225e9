import { currentCataloguePointer } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import type { ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import type * as AskBrowser from './askBrowser';
import { askSite, canAskSite } from './askSite';

/** Most courses of a catalogue that the browser searches: its files are half a megabyte at most. */
export const MAX_IN_BROWSER = 6000;

/** Code that answers in the browser, once loaded. */
let loaded: typeof AskBrowser | null = null;

const browser = async (): Promise<typeof AskBrowser> => (loaded ??= await import('./askBrowser'));

/**
 * Answers a list or a search: in the browser, or by the site for a large catalogue. Until code and files are loaded,
 * both are asked and the first answer wins. On a static site the browser answers for any size. Null while nothing
 * is published.
 */
export async function askCatalogue(
  backend: BackendConfig,
  request: ListRequest,
  signal: AbortSignal,
): Promise<ListAnswer | null> {
  const pointer = await currentCataloguePointer(backend);
  if (!pointer) return null;
  const answerInBrowser = async (): Promise<ListAnswer> => (await browser()).askBrowser(backend, request);
  if (!canAskSite()) return answerInBrowser();
  if (pointer.courseCount > MAX_IN_BROWSER) {
    return askSite(request, signal).catch((error: unknown) => {
      // An aborted request or a busy site does not justify fetching megabytes.
      if (signal.aborted || canAskSite()) throw error;
      return answerInBrowser();
    });
  }
  return loaded?.isBrowserReady(pointer, request.words !== '')
    ? answerInBrowser()
    : first(answerInBrowser(), askSite(request, signal));
}

/** Loads the code that answers in the browser. Never rejects. */
export const prepareCode = (): void => void browser().catch(() => undefined);

/** Loads code and files for an expected request. Large catalogues need nothing. Never rejects. */
export async function prepareCatalogue(backend: BackendConfig, { forWords }: { forWords: boolean }): Promise<void> {
  try {
    const pointer = await currentCataloguePointer(backend);
    if (pointer && pointer.courseCount <= MAX_IN_BROWSER)
      await (await browser()).prepareBrowser(backend, pointer, forWords);
  } catch {
    // The request itself will report the failure.
  }
}

/** Returns the first answer; rejects with the browser's reason when there is none. */
async function first(inBrowser: Promise<ListAnswer>, site: Promise<ListAnswer>): Promise<ListAnswer> {
  try {
    return await Promise.any([inBrowser, site]);
  } catch {
    return inBrowser;
  }
}
