import { buildSearchIndex, searchDocuments, type Found, type SearchDocument, type SearchIndex } from './searchIndex';

/** What the worker is told. Answers carry the number of their question. */
export type ToWorker = { kind: 'index'; documents: readonly SearchDocument[] } | { kind: 'search'; number: number; query: string };

/** What the worker answers. */
export type FromWorker = { number: number; found: Found };

/** Answers queries over the documents that it was made with. */
export type Searcher = { search: (query: string) => Promise<Found>; close: () => void };

/** Searches in a thread of its own; where there can be none, or it breaks, in this one. */
export function createSearcher(documents: readonly SearchDocument[]): Searcher {
  const starting = startThread(documents);
  let here: SearchIndex | null = null;
  const searchHere = (query: string): Found => searchDocuments(here ??= buildSearchIndex(documents), query);
  return {
    search: async (query) => {
      const thread = await starting;
      return thread ? thread.search(query).catch(() => searchHere(query)) : searchHere(query);
    },
    close: () => void starting.then((thread) => thread?.close()),
  };
}

async function startThread(documents: readonly SearchDocument[]): Promise<Searcher | null> {
  try {
    const { startWorker } = await import('./startWorker');
    return overWorker(startWorker(), documents);
  } catch {
    return null;
  }
}

type Waiting = { resolve: (found: Found) => void; reject: (reason: Error) => void };

function overWorker(worker: Worker, documents: readonly SearchDocument[]): Searcher {
  const waiting = new Map<number, Waiting>();
  let broken: Error | null = null;
  let asked = 0;
  const tell = (message: ToWorker): void => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    waiting.get(data.number)?.resolve(data.found);
    waiting.delete(data.number);
  });
  worker.addEventListener('error', () => {
    const reason = broken = new Error('The thread for searching has failed.');
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  });
  tell({ kind: 'index', documents });
  return {
    search: (query) => new Promise((resolve, reject) => {
      if (broken) {
        reject(broken);
        return;
      }
      asked += 1;
      waiting.set(asked, { resolve, reject });
      tell({ kind: 'search', number: asked, query });
    }),
    close: () => worker.terminate(),
  };
}
