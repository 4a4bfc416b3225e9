import { createSignal, type Signal } from './signal';

/**
 * Tracks unsaved input. `hold` marks some input as unsaved and returns the function that releases it. While any is
 * held, the browser asks before it leaves the page.
 */
export type Unsaved = { isHeld: Signal<boolean>; hold: () => () => void };

/** Creates the tracker of this page. Nothing is held at first. */
export function createUnsaved(): Unsaved {
  const holders = new Set<object>();
  const isHeld = createSignal(false);
  const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
  const update = (): void => {
    isHeld.set(holders.size > 0);
    // A page with this listener is excluded from the back/forward cache: add it only while it is needed.
    if (isHeld.get()) addEventListener('beforeunload', askBeforeLeaving);
    else removeEventListener('beforeunload', askBeforeLeaving);
  };
  return {
    isHeld,
    hold() {
      const holder = {};
      holders.add(holder);
      update();
      return () => {
        holders.delete(holder);
        update();
      };
    },
  };
}
