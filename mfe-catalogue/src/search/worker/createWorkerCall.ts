import type { ListAnswer } from '@lectern/shared/domain';
import type { FromWorker, ToWorker, WorkerRequest } from './messages';

type Pending = { resolve: (answer: ListAnswer | null) => void; reject: (reason: Error) => void };

/** `call` sends a request to the worker, and resolves to its response. `close` rejects open and later calls. */
export type WorkerCall = { call: (request: WorkerRequest) => Promise<ListAnswer | null>; close: () => void };

/** Returns the calls of a worker. One that fails rejects all pending requests, and calls `onBroken`. */
export function createWorkerCall(worker: Worker, onBroken: () => void): WorkerCall {
  const pending = new Map<number, Pending>();
  let count = 0;
  let isClosed = false;
  const rejectAll = (reason: string): void => {
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const call = pending.get(data.number);
    pending.delete(data.number);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.answer);
  });
  worker.addEventListener('error', () => {
    onBroken();
    rejectAll('The search worker has failed.');
  });
  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        count += 1;
        pending.set(count, { resolve, reject });
        if (isClosed) rejectAll(CLOSED);
        else worker.postMessage({ ...request, number: count } satisfies ToWorker);
      }),
    close: () => {
      isClosed = true;
      rejectAll(CLOSED);
    },
  };
}

const CLOSED = 'The search worker was closed.';
