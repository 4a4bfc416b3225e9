/** Listeners for commits. They run after the request that wrote, so they cannot delay it or make it fail. */
export type CommitListeners = {
  add(listener: (paths: string[]) => void): () => void;
  notify(paths: string[]): void;
};

/** Creates an empty set of listeners. */
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
