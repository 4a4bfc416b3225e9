/**
 * `burst` requests at once, then `perSecond` of them; at most `maxClients` clients are remembered, the least recent
 * ones forgotten first.
 */
export type RateLimitOptions = { burst: number; perSecond: number; maxClients: number; now?: () => number };

/** Takes one request of a client into account; false means that it is one too many. */
export type RateLimit = (client: string) => boolean;

/** A token bucket for each client. `now` is milliseconds. */
export function createRateLimit({ burst, perSecond, maxClients, now = Date.now }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (client) => {
    const time = now();
    const before = buckets.get(client) ?? { tokens: burst, at: time };
    const tokens = Math.min(burst, before.tokens + ((time - before.at) / 1000) * perSecond);
    const allowed = tokens >= 1;
    buckets.delete(client);
    buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, at: time });
    const oldest = buckets.keys().next();
    if (buckets.size > maxClients && !oldest.done) buckets.delete(oldest.value);
    return allowed;
  };
}
