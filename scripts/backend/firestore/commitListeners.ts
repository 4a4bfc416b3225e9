/**
 * Listeners to commits. They run after the request that wrote, so that none can delay or fail it.
 */
export type CommitListeners = {
  add(listener: (paths: string[]) => void): () => void;
  notify(paths: string[]): void;
};

export function createCommitListeners(): CommitListeners {
  const listeners = new Set<(paths: string[]) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(paths) {
      for (const listener of listeners) setImmediate(listener, paths);
    },
  };
}
