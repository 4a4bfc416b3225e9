import { use, type ComponentType } from 'react';
import { deferredPart, type DeferredPart } from './deferredPart';
import { useIsHydrating } from './useIsHydrating';

/**
 * Returns a deferred part that pages come with: the gateway renders it, and scripts leave the markup of the screen
 * alone until its code has loaded too. Call it in a file named `rendered….ts`: the build then includes the code in
 * `server.js`, and the part's styles among those of the screen.
 */
export function renderedPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): DeferredPart<Props> {
  return deferredPart(load, pick, useCodeOfMarkup);
}

/** Waits for the code of a part whose markup is in the page. */
function useCodeOfMarkup(load: (() => Promise<boolean>) | null): void {
  if (useIsHydrating() && load) use(load());
}
