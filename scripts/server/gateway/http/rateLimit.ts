import { RecentMap } from '../RecentMap';

/**
 * A client may send `burst` requests at once, and `perSecond` after that. At most `maxClients` are remembered; the
 * least recent are forgotten first. `now` returns milliseconds.
 */
export type RateLimitOptions = { burst: number; perSecond: number; maxClients: number; now?: () => number };

/** Counts one request of a client; returns false when it is one too many. */
export type RateLimit = (client: string) => boolean;

/** Creates a limit that holds a token bucket for each client. */
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
