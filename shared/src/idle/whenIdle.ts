/**
 * Delays in milliseconds: `within` is the longest wait for an idle moment, `otherwise` the wait in a browser that does
 * not report one.
 */
export type IdleDelays = { within: number; otherwise: number };

const DEFAULTS: IdleDelays = { within: 2_000, otherwise: 100 };

/**
 * Runs `task` once the browser is idle, by default within two seconds. Returns a function that cancels it.
 */
export function whenIdle(task: () => void, { within, otherwise }: IdleDelays = DEFAULTS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, otherwise);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: within });
  return () => cancelIdleCallback(handle);
}
