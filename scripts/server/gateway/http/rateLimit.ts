import { createAllowances } from '@lectern/backend/limits';

/** Options of a rate limit: a client may send `burst` requests at once, then `perSecond`. `now` is in milliseconds. */
export type RateLimitOptions = { burst: number; perSecond: number; now?: () => number };

/** Counts one request of a client; returns false when it exceeds the limit. */
export type RateLimit = (client: string) => boolean;

/** Creates a rate limit. A client is forgotten only once its allowance is full: other clients never refill it. */
export function createRateLimit({ burst, perSecond, now = () => performance.now() }: RateLimitOptions): RateLimit {
  const allowances = createAllowances({ burst, perSecond }, now);
  return (client) => {
    if (allowances.wait(client, 1) > 0) return false;
    allowances.use(client, 1);
    return true;
  };
}
