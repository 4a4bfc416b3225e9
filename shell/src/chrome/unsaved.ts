import { createSignal, type Signal } from './signal';

/** Whether anybody holds unsaved input. While somebody does, the browser asks before it leaves the page. */
export type Unsaved = { isHeld: Signal<boolean>; hold: () => () => void };

export function createUnsaved(): Unsaved {
  const holders = new Set<object>();
  const isHeld = createSignal(false);
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  const change = (): void => {
    isHeld.set(holders.size > 0);
    // A page with this listener can't be kept for going back, so it is there only while it is needed.
    if (isHeld.get()) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  return {
    isHeld,
    hold() {
      const holder = {};
      holders.add(holder);
      change();
      return () => {
        holders.delete(holder);
        change();
      };
    },
  };
}
