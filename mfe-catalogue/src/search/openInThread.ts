import type { ListAnswer } from '@lectern/shared/domain';
import type { CatalogueFiles, OpenCatalogue } from './openCatalogue';
import type { FromWorker, ToWorker } from './threadMessages';

/**
 * An open catalogue that can be given up. `isReady` once the files that lists need are there, or those that searches
 * need.
 */
export type Thread = OpenCatalogue & { isReady(forWords: boolean): boolean; close(): void };

/** Opens a catalogue in a thread of its own; where there can be none, in this one. */
export function openInThread(files: CatalogueFiles): Thread {
  const opening = openWorker(files).catch(() => openHere(files));
  const ready = new Set<boolean>();
  const noteReady = (forWords: boolean): void => {
    ready.add(false);
    if (forWords) ready.add(true);
  };
  return {
    ask: async (request) => {
      const answer = await (await opening).ask(request);
      noteReady(request.words !== '');
      return answer;
    },
    prepare: async (forWords) => {
      await (await opening).prepare(forWords);
      noteReady(forWords);
    },
    isReady: (forWords) => ready.has(forWords),
    close: () => void opening.then((catalogue) => catalogue.close()),
  };
}

type Closable = OpenCatalogue & { close(): void };

async function openHere(files: CatalogueFiles): Promise<Closable> {
  const { openCatalogue } = await import('./openCatalogue');
  return { ...openCatalogue(files), close: () => undefined };
}

async function openWorker(files: CatalogueFiles): Promise<Closable> {
  const { startWorker } = await import(/* webpackMode: "eager" */ './startWorker');
  const worker = startWorker();
  const waiting = new Map<number, { resolve: (answer: ListAnswer | null) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  /** A thread that breaks hands over to this one. */
  let instead: Promise<Closable> | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const question = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) question?.reject(new Error(data.error));
    else question?.resolve(data.answer);
  });
  worker.addEventListener('error', () => {
    instead ??= openHere(files);
    for (const { reject } of waiting.values()) reject(new Error('The thread for searching has failed.'));
    waiting.clear();
  });
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const question = (make: (number: number) => ToWorker): Promise<ListAnswer | null> =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      tell(make(asked));
    });
  tell({ kind: 'open', files });
  return {
    ask: async (request) => {
      const answer = instead
        ? await (await instead).ask(request)
        : await question((number) => ({ kind: 'ask', number, request }));
      if (!answer) throw new Error('The thread for searching gave no answer.');
      return answer;
    },
    prepare: async (forWords) => {
      if (instead) await (await instead).prepare(forWords);
      else await question((number) => ({ kind: 'prepare', number, forWords }));
    },
    close: () => worker.terminate(),
  };
}
