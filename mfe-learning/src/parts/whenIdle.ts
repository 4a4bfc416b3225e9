/** At the latest, and after how long where the browser does not tell when it is idle, in milliseconds. */
const PATIENCE = 2_000;
const SOON = 100;

/** Runs `task` once the browser has nothing else to do, at the latest two seconds from now; returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, SOON);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
