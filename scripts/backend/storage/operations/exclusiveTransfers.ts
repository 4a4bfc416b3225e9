/**
 * Lets one transfer of an upload run at a time: a client that comes again has lost its earlier connection, which is
 * ended first.
 */
type ExclusiveTransfers = {
  /** Runs `work` after whatever runs for this id, which is told to stop. `stop` ends this one in turn. */
  run<T>(id: string, stop: () => void, work: () => Promise<T>): Promise<T>;
};

/** Turns by upload id; nothing is kept of those that have ended. */
export function createExclusiveTransfers(): ExclusiveTransfers {
  const running = new Map<string, { stop: () => void; done: Promise<unknown> }>();
  return {
    async run(id, stop, work) {
      const earlier = running.get(id);
      earlier?.stop();
      const done = Promise.resolve(earlier?.done).then(work, work);
      const transfer = { stop, done };
      running.set(id, transfer);
      try {
        return await done;
      } finally {
        if (running.get(id) === transfer) running.delete(id);
      }
    },
  };
}
