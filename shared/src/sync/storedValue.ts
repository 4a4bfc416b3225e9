import { onStoredElsewhere, parseJson, readText, writeStored } from './deviceStorage';

/** A value in local storage, shared with other tabs. Falls back to memory where storage is unavailable. */
export type StoredValue<T> = {
  /** Returns the value: the same object until it changes, as React requires of an external store. */
  get: () => T;
  /** Stores a new value and notifies the subscribers. Returns false when it is in memory only. */
  set: (value: T) => boolean;
  /** Calls `listener` after each change, in this tab or another. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Returns the value stored as JSON under `key`. `parse` receives the stored value, or null if there is none, and must
 * not throw. An empty value (`isEmpty`) removes the key.
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
      // After a refusal the old text is still stored: `get` must return the new value for it.
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
