/** A stored record. `stamp` differs after every change; `touchedAt` is the time of the last one, in milliseconds. */
export type StampedRecord = { readonly stamp: string; readonly touchedAt: number };

/**
 * Records on this device that outlive the page, under compound keys of strings. `list` and `drop` take the leading
 * parts of a key. Every call rejects when storage refuses.
 */
export type RecordStore<R> = {
  /**
   * Stores a record, replacing one with the same key. The write completes even if the page ends right after the call.
   */
  put: (record: R) => Promise<void>;
  list: (...prefix: string[]) => Promise<R[]>;
  /**
   * Removes the `sent` records that have not changed since they were read, and stores `acknowledged` if given, in one
   * transaction.
   */
  settle: (sent: readonly R[], acknowledged: R | null) => Promise<void>;
  drop: (...prefix: string[]) => Promise<void>;
};

/** Properties that form the key of a record, in order. */
export type KeyPath<R> = readonly (keyof R & string)[];

/** Returns the key of a record. */
export const recordKey = <R>(record: R, keyPath: KeyPath<R>): string[] => keyPath.map((part) => String(record[part]));

/** Returns a store in memory, lost when the page ends. */
export function createMemoryStore<R extends StampedRecord>(keyPath: KeyPath<R>): RecordStore<R> {
  const records = new Map<string, R>();
  const idOf = (record: R): string => JSON.stringify(recordKey(record, keyPath));
  const matching = (prefix: readonly string[]): R[] =>
    [...records.values()].filter((record) => prefix.every((part, index) => recordKey(record, keyPath)[index] === part));
  return {
    put: (record) => {
      records.set(idOf(record), record);
      return Promise.resolve();
    },
    list: (...prefix) => Promise.resolve(matching(prefix)),
    settle: (sent, acknowledged) => {
      for (const record of sent) if (records.get(idOf(record))?.stamp === record.stamp) records.delete(idOf(record));
      if (acknowledged) records.set(idOf(acknowledged), acknowledged);
      return Promise.resolve();
    },
    drop: (...prefix) => {
      for (const record of matching(prefix)) records.delete(idOf(record));
      return Promise.resolve();
    },
  };
}

/** Returns a store that uses `first` until one of its calls fails, then `second` for the rest of the page. */
export function withFallback<R>(first: RecordStore<R>, second: RecordStore<R>): RecordStore<R> {
  let store = first;
  const run = async <T>(act: (store: RecordStore<R>) => Promise<T>): Promise<T> => {
    try {
      return await act(store);
    } catch {
      store = second;
      return act(second);
    }
  };
  return {
    put: (record) => run(({ put }) => put(record)),
    list: (...prefix) => run(({ list }) => list(...prefix)),
    settle: (sent, acknowledged) => run(({ settle }) => settle(sent, acknowledged)),
    drop: (...prefix) => run(({ drop }) => drop(...prefix)),
  };
}
