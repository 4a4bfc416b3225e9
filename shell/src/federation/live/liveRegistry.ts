import type { Registry } from '@lectern/shared/contract';

/** The revision in use by this page. Listeners are notified of the next one. */
export type LiveRegistry = {
  current: () => Registry;
  subscribe: (listener: () => void) => () => void;
  /** Uses `registry` from now on, unless it is no newer than the one in use. */
  take: (registry: Registry) => void;
};

/** Starts with the revision in the page. `<html data-serial>` always holds the serial in use. */
export function createLiveRegistry(first: Registry): LiveRegistry {
  const listeners = new Set<() => void>();
  let live = first;
  show(first);
  return {
    current: () => live,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take(registry) {
      if (registry.serial <= live.serial) return;
      live = registry;
      show(registry);
      listeners.forEach((listener) => listener());
    },
  };
}

function show(registry: Registry): void {
  document.documentElement.dataset.serial = String(registry.serial);
}
