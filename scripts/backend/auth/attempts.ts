import { AuthError } from './AuthError';
import type { AttemptLimits } from './contract';

/** What a busy classroom behind one address does not reach, and a guessing program does. */
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
   * Counts one attempt for each key before it is made. Throws AuthError `TOO_MANY_ATTEMPTS_TRY_LATER`, counting
   * nothing, if any is spent.
   */
  take(keys: Record<string, number>): void;
  /** Takes the attempt back: it succeeded. */
  refund(keys: Record<string, number>): void;
  /** Forgets a key. */
  clear(key: string): void;
};

const MOST_KEYS = 50_000;

/** Counters that start again when their window ends. They live in memory: a restart forgives. */
export function createAttempts(windowMs: number, now: () => number): Attempts {
  const counters = new Map<string, { count: number; until: number }>();
  const count = (key: string): number => {
    const counter = counters.get(key);
    return counter === undefined || counter.until <= now() ? 0 : counter.count;
  };
  const sweep = (): void => {
    for (const [key, { until }] of counters) if (until <= now()) counters.delete(key);
    for (const key of counters.keys()) {
      if (counters.size < MOST_KEYS) break;
      counters.delete(key);
    }
  };
  return {
    take(keys) {
      for (const [key, limit] of Object.entries(keys)) {
        if (count(key) >= limit) {
          throw new AuthError(
            'TOO_MANY_ATTEMPTS_TRY_LATER',
            'Too many attempts: access is blocked for a while. Try again later.',
          );
        }
      }
      if (counters.size >= MOST_KEYS) sweep();
      for (const key of Object.keys(keys)) {
        const counter = counters.get(key);
        if (counter === undefined || counter.until <= now()) counters.set(key, { count: 1, until: now() + windowMs });
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

/** The client that an address stands for: an IPv6 network of 64 bits belongs to one household. */
export function clientKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}
