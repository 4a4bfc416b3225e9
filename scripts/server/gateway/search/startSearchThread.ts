import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromSearchThread, ToSearchThread } from './searchMessages';

type Answer = Extract<FromSearchThread, { json: string }>;
type Unnumbered<T> = T extends { number: number } ? Omit<T, 'number'> : never;

/**
 * The thread for searching, as the server talks to it. A question rejects when the thread cannot answer it, or ends.
 */
export type SearchThread = {
  send(message: Unnumbered<ToSearchThread>): Promise<Answer>;
  hasEnded(): boolean;
  end(): Promise<void>;
};

/** Starts the thread. It does not keep the process alive. */
export function startSearchThread(): SearchThread {
  const worker = new Worker(join(__dirname, 'searchThread.ts'), {
    execArgv: ['--require', require.resolve('tsx/cjs')],
    name: 'lectern-search',
  });
  worker.unref();
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  let ended = false;
  const giveUp = (reason: Error): void => {
    ended = true;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  worker.on('message', (message: FromSearchThread) => {
    const question = waiting.get(message.number);
    waiting.delete(message.number);
    if ('error' in message) question?.reject(new Error(message.error));
    else question?.resolve(message);
  });
  worker.on('error', giveUp);
  worker.on('exit', () => giveUp(new Error('The thread for searching has ended.')));
  return {
    send: (message) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(new Error('The thread for searching has ended.'));
          return;
        }
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ ...message, number: asked } satisfies ToSearchThread);
      }),
    hasEnded: () => ended,
    end: async () => void (await worker.terminate()),
  };
}
