/**
 * A thread for searching. Throws where the browser refuses one, as for a bundle that is kept on another server than the
 * page.
 */
export function startWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'lectern-search' });
}
