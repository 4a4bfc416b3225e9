import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import type { PasswordCost } from '../contract';

/** Derives keys in a thread of low priority, which starts when it is needed and ends when it is not. */
export type HashThread = {
  /** Resolves to scrypt's key of 32 bytes. Rejects for impossible costs, and when the thread fails. */
  derive(password: string, salt: string | Uint8Array, cost: PasswordCost): Promise<Buffer>;
};

type Answer = { number: number; key: Uint8Array } | { number: number; error: string };
type Pending = { resolve: (key: Buffer) => void; reject: (reason: Error) => void };

/** Milliseconds after which a thread without work ends. */
const IDLE_MS = 5_000;

/** Creates the thread of a process; nothing is started before the first key. */
export function createHashThread(): HashThread {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let lastNumber = 0;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    void worker?.terminate();
    worker = null;
  };
  const settle = (answer: Answer): void => {
    const request = pending.get(answer.number);
    pending.delete(answer.number);
    if ('key' in answer) request?.resolve(Buffer.from(answer.key));
    else request?.reject(new Error(answer.error));
    if (pending.size > 0) return;
    // The thread keeps the process alive only while it works.
    worker?.unref();
    idle = setTimeout(end, IDLE_MS).unref();
  };
  const fail = (reason: Error): void => {
    worker = null;
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  };
  return {
    derive: (password, salt, cost) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        worker ??= startWorker(settle, (ended, reason) => ended === worker && fail(reason));
        worker.ref();
        const number = (lastNumber += 1);
        pending.set(number, { resolve, reject });
        worker.postMessage({ number, password, salt, cost });
      }),
  };
}

function startWorker(onAnswer: (answer: Answer) => void, onEnd: (worker: Worker, reason: Error) => unknown): Worker {
  const worker = new Worker(join(__dirname, 'hashWorker.cjs'), { execArgv: [], name: 'lectern-hash' });
  worker.on('message', onAnswer);
  worker.on('error', (error) => onEnd(worker, error));
  worker.on('exit', () => onEnd(worker, new Error('The thread that hashes passwords has ended.')));
  return worker;
}
