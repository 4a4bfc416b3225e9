/**
 * Runs one transfer per upload at a time. A client that reconnects has lost its previous connection, so that one is
 * ended first.
 */
export type ExclusiveTransfers = {
  /** Stops the running transfer of this id, if any, and runs `work` once it has ended. */
  run<T>(id: string, stop: () => void, work: () => Promise<T>): Promise<T>;
};

/** Creates the transfers of one process. Ended ones leave nothing in memory. */
export function createExclusiveTransfers(): ExclusiveTransfers {
  const running = new Map<string, { stop: () => void; done: Promise<unknown> }>();
  return {
    async run(id, stop, work) {
      const previous = running.get(id);
      previous?.stop();
      const done = Promise.resolve(previous?.done).then(work, work);
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
