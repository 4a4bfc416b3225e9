/**
 * Runs one transfer of an upload at a time. A client that connects again has lost its former connection, which is ended
 * first.
 */
export type ExclusiveTransfers = {
  /** Runs `work` once the running transfer of this id has ended, which `stop` of that transfer is called for. */
  run<T>(id: string, stop: () => void, work: () => Promise<T>): Promise<T>;
};

/** Creates the transfers of one process. Nothing is stored of those that have ended. */
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
