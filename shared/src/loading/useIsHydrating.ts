import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Returns true while the gateway renders a page, and in the first render of scripts that take such a page over: both
 * must be equal. Anything that only this device knows is shown by the next render, which follows at once.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
