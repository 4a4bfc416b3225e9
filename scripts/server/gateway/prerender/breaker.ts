/** Stops attempts that keep failing, for a time that doubles with each further failure. */
export type Breaker = {
  /** Returns true while `key` may be tried. */
  allows: (key: string) => boolean;
  record: (key: string, hasSucceeded: boolean) => void;
};

/** Failures in a row before a pause. */
const TOLERATED = 3;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Keys that are remembered. */
const MAX_KEYS = 200;

/** Creates a breaker with every key allowed. `now` returns milliseconds that never go back. */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const states = new Map<string, { failures: number; until: number }>();
  return {
    allows: (key) => (states.get(key)?.until ?? 0) <= now(),
    record(key, hasSucceeded) {
      if (hasSucceeded) {
        states.delete(key);
        return;
      }
      const failures = (states.get(key)?.failures ?? 0) + 1;
      const pause = failures < TOLERATED ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - TOLERATED), LONGEST_PAUSE_MS);
      states.delete(key);
      states.set(key, { failures, until: now() + pause });
      if (states.size > MAX_KEYS) states.delete(states.keys().next().value ?? '');
    },
  };
}
