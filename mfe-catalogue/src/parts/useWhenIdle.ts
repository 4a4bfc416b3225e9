import { useEffect } from 'react';

/** At the latest, and after how long where the browser does not tell when it is idle, in milliseconds. */
const PATIENCE = 2_000;
const SOON = 100;

/** Runs `task` once the browser has nothing else to do after the screen was drawn: to send for what will be wanted next. `task` keeps its identity. */
export function useWhenIdle(task: () => void): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(task, SOON);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(task, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }, [task]);
}
