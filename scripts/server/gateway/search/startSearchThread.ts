import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromSearchThread, ToSearchThread } from './searchMessages';

type Answer = Extract<FromSearchThread, { json: string }>;
type Unnumbered<T> = T extends { number: number } ? Omit<T, 'number'> : never;

/** A search takes milliseconds. A thread that needs longer than this hangs, and is replaced. */
const LONGEST_SEARCH_MS = 10_000;

/** Handle of the search thread. `send` rejects when the thread fails to answer in time, or ends. */
export type SearchThread = {
  send(message: Unnumbered<ToSearchThread>): Promise<Answer>;
  hasEnded(): boolean;
  end(): Promise<void>;
};

/** Starts the search thread, which does not keep the process alive. */
export function startSearchThread(): SearchThread {
  const worker = createWorker();
  const pending = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();
  let lastNumber = 0;
  let ended = false;
  const rejectAll = (reason: Error): void => {
    ended = true;
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  };
  worker.on('message', (message: FromSearchThread) => {
    const request = pending.get(message.number);
    pending.delete(message.number);
    if ('error' in message) request?.reject(new Error(message.error));
    else request?.resolve(message);
  });
  worker.on('error', rejectAll);
  worker.on('exit', () => rejectAll(new Error('The search thread has ended.')));
  return {
    send: (message) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(new Error('The search thread has ended.'));
          return;
        }
        const number = (lastNumber += 1);
        pending.set(number, { resolve, reject });
        if (message.kind === 'ask') endLater(worker, () => pending.has(number));
        worker.postMessage({ ...message, number } satisfies ToSearchThread);
      }),
    hasEnded: () => ended,
    end: async () => {
      await worker.terminate();
    },
  };
}

/** Ends the thread if `isWaiting` still returns true after the time that no search takes. */
function endLater(worker: Worker, isWaiting: () => boolean): void {
  setTimeout(() => {
    if (isWaiting()) void worker.terminate();
  }, LONGEST_SEARCH_MS).unref();
}

function createWorker(): Worker {
  const worker = new Worker(join(__dirname, 'searchThread.ts'), {
    execArgv: ['--require', require.resolve('../../../bin/typescript.cjs')],
    name: 'lectern-search',
  });
  worker.unref();
  return worker;
}
