/** Milliseconds that the end of a session waits for calls that were made before it. */
const WAIT_MS = 1_000;

/** Milliseconds in which a screen has rendered an answer and makes the calls that follow from it. */
const RENDERED_MS = 50;

/**
 * The calls under way. `settled` resolves when all have been answered, those included that an answer leads to, or after
 * a second.
 */
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
      const deadline = performance.now() + WAIT_MS;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const enough = new Promise((done) => (timer = setTimeout(done, WAIT_MS)));
      while (pending.size > 0 && performance.now() < deadline) {
        await Promise.race([Promise.allSettled(pending), enough]);
        await new Promise((rendered) => setTimeout(rendered, RENDERED_MS));
      }
      clearTimeout(timer);
    },
  };
}
