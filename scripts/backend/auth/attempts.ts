import { AuthError } from './AuthError';
import { createCounters, type Counters } from './attemptCounters';
import type { AttemptLimits } from './contract';

/** Limits high enough for a busy classroom behind one address, yet low enough to stop a guessing program. */
export const DEFAULT_LIMITS: AttemptLimits = {
  windowMs: 15 * 60_000,
  signInPerAddressAndClient: 10,
  signInPerAddress: 50,
  signInPerClient: 200,
  signUpPerClient: 500,
  mailPerAddressAndClient: 5,
  mailPerAddress: 10,
  mailPerClient: 200,
};

type LimitName = Exclude<keyof AttemptLimits, 'windowMs'>;

/** An attempt, as the keys that it counts under: by limit. */
export type Attempt = Partial<Record<LimitName, string>>;

export type Attempts = {
  /**
   * Counts one attempt under each of its keys before it is made. Throws AuthError `TOO_MANY_ATTEMPTS_TRY_LATER`,
   * counting nothing, when any limit is reached.
   */
  take(attempt: Attempt): void;
  /** Returns true when one of the attempt's limits is reached. */
  isLimited(attempt: Attempt): boolean;
  /** Uncounts one attempt under each key, because it succeeded. */
  refund(attempt: Attempt): void;
  /** Removes the counters of the attempt's keys. */
  clear(attempt: Attempt): void;
};

/** Creates counters for each limit, so that no kind of request can disturb the counters of another. */
export function createAttempts({ windowMs, ...limits }: AttemptLimits, now: () => number): Attempts {
  const tables = new Map(Object.keys(limits).map((name) => [name, createCounters(windowMs, now)]));
  const forEach = (attempt: Attempt, work: (counters: Counters, key: string, limit: number) => void): void => {
    for (const [name, key] of Object.entries(attempt)) {
      const counters = tables.get(name);
      if (counters !== undefined) work(counters, key, limits[name as LimitName]);
    }
  };
  const isLimited = (attempt: Attempt): boolean => {
    let limited = false;
    forEach(attempt, (counters, key, limit) => (limited ||= counters.count(key) >= limit));
    return limited;
  };
  return {
    isLimited,
    take(attempt) {
      if (isLimited(attempt))
        throw new AuthError(
          'TOO_MANY_ATTEMPTS_TRY_LATER',
          'Too many attempts: access is blocked for a while. Try again later.',
        );
      forEach(attempt, (counters, key) => counters.add(key, 1));
    },
    refund: (attempt) => forEach(attempt, (counters, key) => counters.add(key, -1)),
    clear: (attempt) => forEach(attempt, (counters, key) => counters.clear(key)),
  };
}
