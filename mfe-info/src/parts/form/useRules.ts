import { useCallback, useEffect } from 'react';

/**
 * Loads a form's rules as soon as the page has nothing else to do. Returns the way to have them earlier: `want(task)` hands them to `task` once
 * they are there, which is at once after the first time. A load that fails is silent, and is tried again when the rules are wanted again.
 */
export function useRules<Rules>(load: () => Promise<Rules>): (task?: (rules: Rules) => void) => void {
  const want = useCallback((task?: (rules: Rules) => void): void => void load().then(task, () => undefined), [load]);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(want, IDLE);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => want(), { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }, [want]);
  return want;
}

/** After how long a page counts as idle where the browser does not tell, and at the latest, in milliseconds. */
const IDLE = 1_000;
const PATIENCE = 5_000;
