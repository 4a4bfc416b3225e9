import type { CataloguePointer, ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import type { ReadPointer } from '../catalogue/cataloguePointer';
import { startSearchThread, type SearchThread } from './startSearchThread';

/** An answer as JSON, and the generation of the catalogue that it was made of. */
export type SiteAnswer = { generation: string; json: string };

/** Searches the published catalogue. */
export type SiteSearch = {
  /** The generation that a question would be answered of now; null while there is none, or none can be had. */
  generation(): Promise<string | null>;
  /** Rejects while the catalogue cannot be had. */
  ask(request: ListRequest): Promise<SiteAnswer>;
  close(): Promise<void>;
};

/** Fetches a file of the catalogue as it is stored; rejects when there is none. */
export type FetchBytes = (path: string) => Promise<Uint8Array>;

/**
 * Searches in a thread of its own, which is started by the first question: a site whose catalogue browsers search
 * themselves never needs it. While a newer generation is being opened, the one before answers.
 */
export function createSiteSearch(readPointer: ReadPointer, fetchBytes: FetchBytes): SiteSearch {
  let thread: SearchThread | null = null;
  let open: CataloguePointer | null = null;
  let opening: Promise<void> | null = null;
  const running = (): SearchThread => {
    if (thread && !thread.hasEnded()) return thread;
    open = null;
    thread = startSearchThread();
    return thread;
  };
  const openGeneration = async (pointer: CataloguePointer): Promise<void> => {
    const to = running();
    const [rows, words] = await Promise.all([
      open?.rows === pointer.rows ? null : fetchBytes(pointer.rows),
      open?.words === pointer.words ? null : fetchBytes(pointer.words),
    ]);
    await to.tell({ kind: 'open', generation: pointer.generation, rows, words });
    open = pointer;
  };
  const current = async (): Promise<CataloguePointer | null> => {
    const pointer = await readPointer();
    if (!pointer) return null;
    if (thread?.hasEnded()) open = null;
    if (open?.generation !== pointer.generation)
      opening ??= openGeneration(pointer).finally(() => void (opening = null));
    if (!open) await opening;
    else opening?.catch(() => undefined);
    return open;
  };
  return {
    generation: () =>
      current().then(
        (pointer) => pointer?.generation ?? null,
        () => null,
      ),
    ask: async (request) =>
      (await current()) ? running().tell({ kind: 'ask', request }) : { generation: '', json: JSON.stringify(NOTHING) },
    close: async () => {
      await thread?.end();
    },
  };
}

/** What a site answers that has published nothing yet. */
const NOTHING: ListAnswer = {
  generation: '',
  total: 0,
  page: 1,
  pages: 1,
  courses: [],
  counts: {},
  without: {},
  terms: [],
};
