import { RecentMap } from '../RecentMap';

/**
 * Options of a rate limit: a client may send `burst` requests at once, then `perSecond`. At most `maxClients` are
 * tracked; the least recent are forgotten first. `now` returns milliseconds.
 */
export type RateLimitOptions = { burst: number; perSecond: number; maxClients: number; now?: () => number };

/** Counts one request of a client; returns false when it exceeds the limit. */
export type RateLimit = (client: string) => boolean;

/** Creates a rate limit with one token bucket per client. */
export function createRateLimit({ burst, perSecond, maxClients, now = Date.now }: RateLimitOptions): RateLimit {
  const buckets = new RecentMap<string, { tokens: number; at: number }>(maxClients);
  return (client) => {
    const time = now();
    const before = buckets.get(client) ?? { tokens: burst, at: time };
    const tokens = Math.min(burst, before.tokens + ((time - before.at) / 1000) * perSecond);
    const allowed = tokens >= 1;
    buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, at: time });
    return allowed;
  };
}
