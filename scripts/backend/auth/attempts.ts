import { AuthError } from './AuthError';
import type { AttemptLimits } from './contract';

/** Limits that a busy classroom behind one address does not reach, and a guessing program does. */
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
  /** Takes an attempt back, because it succeeded. */
  refund(keys: Record<string, number>): void;
  /** Forgets a key. */
  clear(key: string): void;
};

/** Counters after which expired ones are removed for the first time; then again whenever their number has doubled. */
const SWEEP_SIZE = 50_000;

type Counter = { count: number; expiresAt: number };

/**
 * Creates counters that start again when their window ends. They are in memory: a restart clears them. A counter within
 * its window is never evicted, else a flood of other keys would clear it; the limits per client bound their number.
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

/** Returns the client that an IP address belongs to: a whole IPv6 network of 64 bits is one household. */
export function clientKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}
