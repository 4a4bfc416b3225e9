import { onStoredElsewhere, parseJson, readText, writeStored } from './deviceStorage';

/** A value in local storage, shared with other tabs. Where storage refuses, it lasts as long as the page. */
export type StoredValue<T> = {
  /** Returns the value: the same object until it changes, as React asks of an external store. */
  get: () => T;
  /** Stores a new value and notifies the subscribers. Returns false when it lasts only as long as the page. */
  set: (value: T) => boolean;
  /** Calls `listener` after each change, in this tab or another. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Returns the value stored as JSON under `key`. `parse` is given what is stored, null where there is nothing, and must
 * not throw. A value that `isEmpty` is not stored: the key is removed.
 */
export function createStoredValue<T>(
  key: string,
  parse: (stored: unknown) => T,
  isEmpty: (value: T) => boolean = () => false,
): StoredValue<T> {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: T } | null = null;
  return {
    get: () => {
      const text = readText(key);
      if (cached?.text !== text) cached = { text, value: parse(parseJson(text)) };
      return (cached as { value: T }).value;
    },
    set: (value) => {
      const isStored = writeStored(key, isEmpty(value) ? null : value);
      // After a refusal the old text is still stored: `get` must answer it with the new value.
      cached = { text: readText(key), value };
      for (const listener of listeners) listener();
      return isStored;
    },
    subscribe: (listener) => {
      const stop = onStoredElsewhere(key, listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
