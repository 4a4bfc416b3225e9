import type { CatalogueFiles, OpenCatalogue } from '../openCatalogue';
import { createWorkerCall } from './createWorkerCall';
import type { ToWorker } from './messages';

/** An open catalogue that can be closed. `isReady` is true once the files for lists, or for searches, are loaded. */
export type WorkerCatalogue = OpenCatalogue & { isReady(forWords: boolean): boolean; close(): void };

/** Opens a catalogue in a worker; falls back to this thread where the browser blocks one. */
export function openInWorker(files: CatalogueFiles): WorkerCatalogue {
  const opening = openWorker(files).catch(() => openInThread(files));
  const ready = new Set<boolean>();
  const markReady = (forWords: boolean): void => {
    ready.add(false);
    if (forWords) ready.add(true);
  };
  return {
    ask: async (request) => {
      const answer = await (await opening).ask(request);
      markReady(request.words !== '');
      return answer;
    },
    prepare: async (forWords) => {
      await (await opening).prepare(forWords);
      markReady(forWords);
    },
    isReady: (forWords) => ready.has(forWords),
    close: () => void opening.then((catalogue) => catalogue.close()),
  };
}

type Closable = OpenCatalogue & { close(): void };

async function openInThread(files: CatalogueFiles): Promise<Closable> {
  const { openCatalogue } = await import('../openCatalogue');
  return { ...openCatalogue(files), close: () => undefined };
}

async function openWorker(files: CatalogueFiles): Promise<Closable> {
  const { startWorker } = await import(/* webpackMode: "eager" */ './startWorker');
  const worker = startWorker();
  /** Catalogue in this thread, which answers once the worker has failed. */
  let fallback: Promise<Closable> | null = null;
  const { call, close } = createWorkerCall(worker, () => {
    fallback ??= openInThread(files);
  });
  worker.postMessage({ kind: 'open', files } satisfies ToWorker);
  return {
    ask: async (request) => {
      const answer = fallback ? await (await fallback).ask(request) : await call({ kind: 'ask', request });
      if (!answer) throw new Error('The search worker gave no answer.');
      return answer;
    },
    prepare: async (forWords) => {
      if (fallback) await (await fallback).prepare(forWords);
      else await call({ kind: 'prepare', forWords });
    },
    close: () => {
      worker.terminate();
      close();
    },
  };
}
