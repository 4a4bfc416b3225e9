import { useSyncExternalStore } from 'react';

/** Value that any code may read and set. Components render again when it changes. */
export type Signal<T> = {
  get: () => T;
  /** The first value, which the markup of a rendered page shows. */
  first: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Creates a signal. Listeners run after each change; setting the same value notifies nobody. */
export function createSignal<T>(first: T): Signal<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    first: () => first,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the signal's value; the component renders again when it changes. */
export function useSignal<T>(signal: Signal<T>): T {
  return useSyncExternalStore(signal.subscribe, signal.get, signal.first);
}
