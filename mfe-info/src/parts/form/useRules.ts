import { useCallback, useEffect } from 'react';
import { whenIdle } from '@lectern/shared/idle';

/**
 * Loads a form's rules as soon as the page has nothing else to do. Returns the way to have them earlier: `want(task)`
 * hands them to `task` once they are there, which is at once after the first time. A load that fails is silent, and is
 * tried again when the rules are wanted again.
 */
export function useRules<Rules>(load: () => Promise<Rules>): (task?: (rules: Rules) => void) => void {
  const want = useCallback((task?: (rules: Rules) => void): void => void load().then(task, () => undefined), [load]);
  useEffect(() => whenIdle(() => want(), PATIENCE), [want]);
  return want;
}

/** A form may be typed into at once; its rules need not compete with what the page still draws. */
const PATIENCE = { within: 5_000, otherwise: 1_000 };
