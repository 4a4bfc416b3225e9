import { useEffect } from 'react';
import { whenIdle } from '@lectern/shared/idle';

/** Runs `task` once the browser is idle after the first render, to load ahead. `task` is stable between renders. */
export function useWhenIdle(task: () => void): void {
  useEffect(() => whenIdle(task), [task]);
}
