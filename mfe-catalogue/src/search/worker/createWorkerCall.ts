import type { ListAnswer } from '@lectern/shared/domain';
import type { FromWorker, ToWorker, WorkerRequest } from './messages';

type Pending = { resolve: (answer: ListAnswer | null) => void; reject: (reason: Error) => void };

/**
 * Returns the function that sends a request to the worker and resolves to its response. A worker that fails rejects
 * all pending requests, and calls `onBroken`.
 */
export function createWorkerCall(
  worker: Worker,
  onBroken: () => void,
): (request: WorkerRequest) => Promise<ListAnswer | null> {
  const pending = new Map<number, Pending>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const call = pending.get(data.number);
    pending.delete(data.number);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.answer);
  });
  worker.addEventListener('error', () => {
    onBroken();
    for (const { reject } of pending.values()) reject(new Error('The search worker has failed.'));
    pending.clear();
  });
  return (request) =>
    new Promise((resolve, reject) => {
      count += 1;
      pending.set(count, { resolve, reject });
      worker.postMessage({ ...request, number: count } satisfies ToWorker);
    });
}
