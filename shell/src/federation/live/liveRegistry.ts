import type { Registry } from '@lectern/shared/contract';

/** Holds the revision in use by this page, and notifies listeners of the next one. */
export type LiveRegistry = {
  current: () => Registry;
  subscribe: (listener: () => void) => () => void;
  /** Switches to `registry` if it is newer than the revision in use. */
  update: (registry: Registry) => void;
};

/** Creates the live registry with the page's own revision. `<html data-serial>` always holds the serial in use. */
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
    update(registry) {
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
