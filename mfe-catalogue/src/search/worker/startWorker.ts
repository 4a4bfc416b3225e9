/** Starts the search worker. Throws where the browser blocks it, such as for a bundle from another origin. */
export function startWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'lectern-search' });
}
