/**
 * Listeners for commits. They run after the request that wrote, so they cannot delay it or make it fail. One that
 * throws is reported as a warning of the process.
 */
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
      for (const listener of listeners) setImmediate(call, listener, paths);
    },
  };
}

/** An error here would end the process, and every request with it. */
function call(listener: (paths: string[]) => void, paths: string[]): void {
  try {
    listener(paths);
  } catch (error) {
    process.emitWarning(`A listener failed for a commit of ${paths[0] ?? ''}: ${String(error)}`);
  }
}
