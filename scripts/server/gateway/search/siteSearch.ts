import type { CataloguePointer, ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import type { ReadPointer } from '../catalogue/cataloguePointer';
import { startSearchThread, type SearchThread } from './startSearchThread';

/** A search answer as JSON, and the catalogue generation that it comes from. */
export type SiteAnswer = { generation: string; json: string };

/** Search of the published catalogue. */
export type SiteSearch = {
  /** Resolves to the generation that would answer now; null when there is none or it is unavailable. */
  generation(): Promise<string | null>;
  /** Resolves to one page of results; rejects while the catalogue is unavailable. */
  ask(request: ListRequest): Promise<SiteAnswer>;
  close(): Promise<void>;
};

/** Fetches the bytes of a catalogue file; rejects when there is none. */
export type FetchBytes = (path: string) => Promise<Uint8Array>;

/**
 * Creates a search in a worker thread, started by the first request: where browsers search a small catalogue
 * themselves, it never starts. The previous generation answers while a newer one is being opened.
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
  /** Opens the generation of `pointer` if necessary; resolves to the pointer of the generation that answers now. */
  follow(pointer: CataloguePointer): Promise<CataloguePointer | null>;
  thread(): SearchThread;
  close(): Promise<void>;
};

/** Manages the search thread and the generation open in it; replaces a thread that has ended. */
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

/** The answer of a site that has not published a catalogue. */
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
