const lastRuns = new Map<string, Promise<unknown>>();

/** Runs `work` after all earlier work of the same name in this tab; with Web Locks, in all tabs. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return inTurn(name, () => (locks ? locks.request(name, work) : work()));
}

/** Runs `work` after all earlier work of the same name in this tab. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const run = (lastRuns.get(name) ?? Promise.resolve()).then(work, work);
  lastRuns.set(
    name,
    run.catch(() => undefined),
  );
  return run;
}

/**
 * Runs `work` unless another tab holds the lock of that name, and then resolves to undefined. Always runs it in a
 * browser without Web Locks.
 */
export async function ifUnlocked<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = lockManager();
  return locks ? locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : undefined)) : work();
}

const lockManager = (): LockManager | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
