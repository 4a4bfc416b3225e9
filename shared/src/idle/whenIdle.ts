/**
 * In milliseconds: `within` is the latest that a task may run, `otherwise` how long it waits where the browser does not
 * tell when it is idle.
 */
export type Patience = { within: number; otherwise: number };

const SOON: Patience = { within: 2_000, otherwise: 100 };

/**
 * Runs `task` once the browser has nothing else to do, two seconds from now at the latest unless told otherwise;
 * returns what calls it off.
 */
export function whenIdle(task: () => void, { within, otherwise }: Patience = SOON): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, otherwise);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: within });
  return () => cancelIdleCallback(handle);
}
