import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromSearchThread, ToSearchThread } from './searchMessages';

type Answer = Extract<FromSearchThread, { json: string }>;
type Unnumbered<T> = T extends { number: number } ? Omit<T, 'number'> : never;

/** Handle of the search thread. `send` rejects when the thread fails to answer or ends. */
export type SearchThread = {
  send(message: Unnumbered<ToSearchThread>): Promise<Answer>;
  hasEnded(): boolean;
  end(): Promise<void>;
};

/** Starts the search thread, which does not keep the process alive. */
export function startSearchThread(): SearchThread {
  const worker = new Worker(join(__dirname, 'searchThread.ts'), {
    execArgv: ['--require', require.resolve('tsx/cjs')],
    name: 'lectern-search',
  });
  worker.unref();
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
        lastNumber += 1;
        pending.set(lastNumber, { resolve, reject });
        worker.postMessage({ ...message, number: lastNumber } satisfies ToSearchThread);
      }),
    hasEnded: () => ended,
    end: async () => {
      await worker.terminate();
    },
  };
}
