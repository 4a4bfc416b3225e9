import type { CataloguePointer, ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import type { ReadPointer } from '../catalogue/cataloguePointer';
import { startSearchThread, type SearchThread } from './startSearchThread';

/** An answer as JSON, and the generation of the catalogue that gave it. */
export type SiteAnswer = { generation: string; json: string };

/** Searches the published catalogue. */
export type SiteSearch = {
  /** Resolves to the generation that would answer now; null while there is none, or it is unavailable. */
  generation(): Promise<string | null>;
  /** Rejects while the catalogue is unavailable. */
  ask(request: ListRequest): Promise<SiteAnswer>;
  close(): Promise<void>;
};

/** Fetches a file of the catalogue as it is stored; rejects when there is none. */
export type FetchBytes = (path: string) => Promise<Uint8Array>;

/**
 * Searches in a thread of its own, which the first question starts: a site whose catalogue browsers search themselves
 * never needs it. While a newer generation is being opened, the previous one answers.
 */
export function createSiteSearch(readPointer: ReadPointer, fetchBytes: FetchBytes): SiteSearch {
  const opened = openCatalogues(fetchBytes);
  const current = async (): Promise<CataloguePointer | null> => {
    const pointer = await readPointer();
    return pointer && opened.follow(pointer);
  };
  return {
    generation: () =>
      current().then(
        (pointer) => pointer?.generation ?? null,
        () => null,
      ),
    ask: async (request) =>
      (await current())
        ? opened.thread().send({ kind: 'ask', request })
        : { generation: '', json: JSON.stringify(EMPTY_ANSWER) },
    close: () => opened.close(),
  };
}

type OpenedCatalogues = {
  /** Opens the generation of `pointer` where needed; resolves to the one that answers meanwhile. */
  follow(pointer: CataloguePointer): Promise<CataloguePointer | null>;
  thread(): SearchThread;
  close(): Promise<void>;
};

/** Holds the search thread and the generation that is open in it; a thread that ended is replaced. */
function openCatalogues(fetchBytes: FetchBytes): OpenedCatalogues {
  let running: SearchThread | null = null;
  let open: CataloguePointer | null = null;
  let opening: Promise<void> | null = null;
  const thread = (): SearchThread => {
    if (running && !running.hasEnded()) return running;
    open = null;
    running = startSearchThread();
    return running;
  };
  const openGeneration = async (pointer: CataloguePointer): Promise<void> => {
    const target = thread();
    const [rows, words] = await Promise.all([
      open?.rows === pointer.rows ? null : fetchBytes(pointer.rows),
      open?.words === pointer.words ? null : fetchBytes(pointer.words),
    ]);
    await target.send({ kind: 'open', generation: pointer.generation, rows, words });
    open = pointer;
  };
  const follow = async (pointer: CataloguePointer): Promise<CataloguePointer | null> => {
    if (running?.hasEnded()) open = null;
    if (open?.generation !== pointer.generation)
      opening ??= openGeneration(pointer).finally(() => void (opening = null));
    if (!open) await opening;
    else opening?.catch(() => undefined);
    return open;
  };
  return { follow, thread, close: async () => running?.end() };
}

/** The answer of a site that has published nothing yet. */
const EMPTY_ANSWER: ListAnswer = {
  generation: '',
  total: 0,
  page: 1,
  pages: 1,
  courses: [],
  counts: {},
  without: {},
  terms: [],
};
