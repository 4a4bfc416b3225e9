import { isSame } from './mergeChanges';

/** Changes waiting to be sent, oldest first, at most one per key. A newer change replaces the one with its key. */
export type Outbox<C> = {
  find: (key: string) => C | undefined;
  put: (change: C) => void;
  /** Removes a change that has been sent. A change that has replaced it in the meantime stays. */
  settle: (sent: C) => void;
  /**
   * Sends the changes in order, each as it is when its turn comes, and settles it once `send` resolves. A failed change
   * stays, and is passed to `onFailure`. Resolves to true when none has failed. Never rejects.
   */
  flush: (send: (change: C) => Promise<void>, onFailure?: (change: C, error: unknown) => void) => Promise<boolean>;
};

/** Returns an outbox over a list that is stored elsewhere: `list` reads the list, `save` replaces it. */
export function createOutbox<C>(
  keyOf: (change: C) => string,
  list: () => readonly C[],
  save: (changes: readonly C[]) => void,
): Outbox<C> {
  const find = (key: string): C | undefined => list().find((change) => keyOf(change) === key);
  const without = (key: string): C[] => list().filter((change) => keyOf(change) !== key);
  const settle = (sent: C): void => {
    if (isSame(find(keyOf(sent)), sent)) save(without(keyOf(sent)));
  };
  return {
    find,
    settle,
    put: (change) => save([...without(keyOf(change)), change]),
    flush: async (send, onFailure) => {
      let hasFailed = false;
      for (const key of list().map(keyOf)) {
        // Read again: while earlier changes were sent, it may have been withdrawn, replaced, or sent by another tab.
        const change = find(key);
        if (change === undefined) continue;
        try {
          await send(change);
          settle(change);
        } catch (error) {
          hasFailed = true;
          // A change that was replaced in the meantime has not failed.
          if (isSame(find(keyOf(change)), change)) onFailure?.(change, error);
        }
      }
      return !hasFailed;
    },
  };
}
