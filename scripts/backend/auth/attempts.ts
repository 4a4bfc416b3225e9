import { AuthError } from './AuthError';
import type { AttemptLimits } from './contract';

/** Limits high enough for a busy classroom behind one address, yet low enough to stop a guessing program. */
export const DEFAULT_LIMITS: AttemptLimits = {
  windowMs: 15 * 60_000,
  signInPerAddressAndClient: 10,
  signInPerAddress: 50,
  signInPerClient: 200,
  signUpPerClient: 500,
  mailPerAddress: 10,
  mailPerClient: 200,
};

export type Attempts = {
  /**
   * Counts one attempt for each key (key → limit) before it is made. Throws AuthError `TOO_MANY_ATTEMPTS_TRY_LATER`,
   * counting nothing, when any limit is reached.
   */
  take(keys: Record<string, number>): void;
  /** Uncounts one attempt for each key, because it succeeded. */
  refund(keys: Record<string, number>): void;
  /** Removes the counter of a key. */
  clear(key: string): void;
};

/** Number of counters at which expired ones are first removed. Later sweeps run when the number has doubled. */
const SWEEP_SIZE = 50_000;

type Counter = { count: number; expiresAt: number };

/**
 * Creates counters that restart when their window ends. They are in memory, so restarting the process clears them. A
 * counter within its window is never evicted; otherwise a flood of other keys would clear it. The limits per client
 * bound their number.
 */
export function createAttempts(windowMs: number, now: () => number): Attempts {
  const counters = new Map<string, Counter>();
  let sweepSize = SWEEP_SIZE;
  const find = (key: string): Counter | undefined => {
    const counter = counters.get(key);
    return counter === undefined || counter.expiresAt <= now() ? undefined : counter;
  };
  const sweep = (): void => {
    for (const [key, { expiresAt }] of counters) if (expiresAt <= now()) counters.delete(key);
    sweepSize = Math.max(SWEEP_SIZE, counters.size * 2);
  };
  return {
    take(keys) {
      const isLimited = Object.entries(keys).some(([key, limit]) => (find(key)?.count ?? 0) >= limit);
      if (isLimited)
        throw new AuthError(
          'TOO_MANY_ATTEMPTS_TRY_LATER',
          'Too many attempts: access is blocked for a while. Try again later.',
        );
      if (counters.size >= sweepSize) sweep();
      for (const key of Object.keys(keys)) {
        const counter = find(key);
        if (counter === undefined) counters.set(key, { count: 1, expiresAt: now() + windowMs });
        else counter.count += 1;
      }
    },
    refund(keys) {
      for (const key of Object.keys(keys)) {
        const counter = counters.get(key);
        if (counter !== undefined && counter.count > 0) counter.count -= 1;
      }
    },
    clear: (key) => void counters.delete(key),
  };
}
