/** Milliseconds that the end of a session waits for calls that were made before it. */
const WAIT_MS = 1_000;

/** The calls under way. `settled` resolves when those of this moment have been answered, or after a second. */
export type PendingCalls = { add: <T>(call: Promise<T>) => Promise<T>; settled: () => Promise<void> };

/** Keeps the calls of a session under way, so that its end can wait for them. */
export function createPendingCalls(): PendingCalls {
  const pending = new Set<Promise<unknown>>();
  return {
    add: (call) => {
      pending.add(call);
      return call.finally(() => pending.delete(call));
    },
    settled: async () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const enough = new Promise((done) => (timer = setTimeout(done, WAIT_MS)));
      await Promise.race([Promise.allSettled(pending), enough]);
      clearTimeout(timer);
    },
  };
}
