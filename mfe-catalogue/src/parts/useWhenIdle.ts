import { useEffect } from 'react';
import { whenIdle } from '@lectern/shared/idle';

/**
 * Runs `task` once the browser has nothing else to do after the screen was drawn: to send for what will be wanted next.
 * `task` keeps its identity.
 */
export function useWhenIdle(task: () => void): void {
  useEffect(() => whenIdle(task), [task]);
}
