import { use, type ComponentType } from 'react';
import { deferredPart, type DeferredPart } from './deferredPart';
import { useIsHydrating } from './useIsHydrating';

/**
 * Returns a deferred part that the gateway prerenders. The markup of the screen is hydrated only once the code of the
 * part has loaded too. Call it in a file named `rendered….ts`: the build then includes the code in
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
