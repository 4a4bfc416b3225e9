import { useCallback, useEffect } from 'react';
import { whenIdle } from '@lectern/shared/idle';

/** Longest waits in milliseconds. The form works without its rules, so they do not compete with rendering. */
const IDLE = { within: 5_000, otherwise: 1_000 };

/**
 * Loads a form's rules when the page is idle. The returned `withRules(task)` loads them now and calls `task` with them.
 * A failed load is silent, and retried by the next call.
 */
export function useRules<Rules>(load: () => Promise<Rules>): (task?: (rules: Rules) => void) => void {
  const withRules = useCallback(
    (task?: (rules: Rules) => void): void => void load().then(task, () => undefined),
    [load],
  );
  useEffect(() => whenIdle(() => withRules(), IDLE), [withRules]);
  return withRules;
}
