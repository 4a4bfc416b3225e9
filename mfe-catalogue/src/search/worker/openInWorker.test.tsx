import type { ListRequest } from '@lectern/shared/search';
import { openInWorker } from './openInWorker';

/** Worker that never answers. */
class SilentWorker extends EventTarget {
  posted: unknown[] = [];
  isTerminated = false;
  postMessage = (message: unknown): void => void this.posted.push(message);
  terminate = (): void => void (this.isTerminated = true);
}

let worker: SilentWorker;
jest.mock('./startWorker', () => ({ startWorker: () => worker }));
beforeEach(() => {
  worker = new SilentWorker();
});

const request: ListRequest = { words: 'bread', scope: {}, chosen: {}, sort: 'relevance', page: 1, limit: 24 };

test('a request that is open when the catalogue is closed fails, instead of waiting forever', async () => {
  const catalogue = openInWorker({ generation: 'a', rows: '/rows', words: '/words' });
  const answer = catalogue.ask(request).catch(String);
  catalogue.close();
  const limit = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 2_000));
  expect(await Promise.race([answer, limit])).toContain('closed');
  expect(worker.isTerminated).toBe(true);
});
