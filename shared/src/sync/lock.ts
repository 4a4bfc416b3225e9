const lastRuns = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after all earlier work of the same name in this tab; with Web Locks, in all tabs. Where the browser
 * blocks storage it has none.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return inTurn(name, () => (locks ? unlessRefused((granted) => locks.request(name, granted), work) : work()));
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
 * browser without Web Locks, or with storage blocked.
 */
export async function ifUnlocked<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = lockManager();
  if (!locks) return work();
  const options = { ifAvailable: true };
  return unlessRefused((granted) => locks.request(name, options, async (lock) => (lock ? granted() : undefined)), work);
}

/** Requests a lock for `work`. Runs it without one when the request is refused, as it is where storage is blocked. */
async function unlessRefused<T, R>(
  request: (granted: () => Promise<T>) => Promise<R>,
  work: () => Promise<T>,
): Promise<T | R> {
  const lock = { isGranted: false };
  const granted = (): Promise<T> => {
    lock.isGranted = true;
    return work();
  };
  try {
    return await request(granted);
  } catch (error) {
    if (lock.isGranted) throw error;
    return work();
  }
}

const lockManager = (): LockManager | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
