import type { CataloguePointer, ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import { messageOf } from '../../../release';
import { FIRST_WAIT_MS, type ReadPointer } from '../catalogue/cataloguePointer';
import { startSearchThread, type SearchThread } from './startSearchThread';

/** A search answer as JSON, and the catalogue generation that it comes from. */
export type SiteAnswer = { generation: string; json: string };

/** Search of the published catalogue. */
export type SiteSearch = {
  /** Resolves to the generation that would answer now; null when there is none or it is unavailable. */
  generation(): Promise<string | null>;
  /** Resolves to one page of results; rejects while the catalogue is unavailable. */
  ask(request: ListRequest): Promise<SiteAnswer>;
  /** Returns why searches are answered from an older generation than the published one; null when they are not. */
  trouble(): string | null;
  close(): Promise<void>;
};

/** Pause before a generation that could not be opened is tried again, while an older one answers. */
const RETRY_MS = 5_000;

/** Fetches the bytes of a catalogue file; rejects when there is none. */
export type FetchBytes = (path: string) => Promise<Uint8Array>;

/**
 * Creates a search in a worker thread, started by the first request: where browsers search a small catalogue
 * themselves, it never starts. The previous generation answers while a newer one is being opened.
 */
export function createSiteSearch(readPointer: ReadPointer, fetchBytes: FetchBytes): SiteSearch {
  const opened = openCatalogues(fetchBytes);
  const current = async (firstWaitMs?: number): Promise<CataloguePointer | null> => {
    const pointer = await readPointer(firstWaitMs);
    if (pointer === undefined) throw new Error('Storage has not said yet which catalogue is published.');
    return pointer && opened.follow(pointer);
  };
  return {
    generation: () =>
      current().then(
        (pointer) => pointer?.generation ?? null,
        () => null,
      ),
    ask: async (request) =>
      (await current(FIRST_WAIT_MS))
        ? opened.thread().send({ kind: 'ask', request })
        : { generation: '', json: JSON.stringify(EMPTY_ANSWER) },
    trouble: () => opened.trouble(),
    close: () => opened.close(),
  };
}

type OpeningFailure = { generation: string; error: unknown; at: number };

type OpenedCatalogues = {
  /** Opens the generation of `pointer` if necessary; resolves to the pointer of the generation that answers now. */
  follow(pointer: CataloguePointer): Promise<CataloguePointer | null>;
  thread(): SearchThread;
  trouble(): string | null;
  close(): Promise<void>;
};

/** Manages the search thread and the generation open in it; replaces a thread that has ended. */
function openCatalogues(fetchBytes: FetchBytes): OpenedCatalogues {
  let running: SearchThread | null = null;
  let open: CataloguePointer | null = null;
  let opening: Promise<void> | null = null;
  let failure: OpeningFailure | null = null;
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
    if (open?.generation === pointer.generation) failure = null;
    else if (!open || !failure || Math.abs(Date.now() - failure.at) > RETRY_MS)
      opening ??= openGeneration(pointer)
        .catch((error: unknown) => {
          failure = { generation: pointer.generation, error, at: Date.now() };
          throw error;
        })
        .finally(() => void (opening = null));
    if (!open) await opening;
    else opening?.catch(() => undefined);
    return open;
  };
  const trouble = (): string | null => failure && describe(failure, open?.generation ?? '(none)');
  return { follow, thread, trouble, close: async () => running?.end() };
}

function describe({ generation, error }: OpeningFailure, answering: string): string {
  return (
    `Searches are answered from generation ${answering} of the catalogue, because ${generation} can't be opened: ` +
    messageOf(error)
  );
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
