import { createAllowances } from './allowance';
import { LimitError } from './LimitError';
import type { Limits } from './limits';

/** Rate and number of the requests of each client. */
export type RequestLimits = {
  /** Counts a request until `leave`. Throws LimitError, counting nothing, beyond the rate or number of its client. */
  enter(client: string): void;
  leave(client: string): void;
};

/** Creates the limits of requests; `now` is milliseconds. */
export function createRequestLimits(
  { clientRequests, requestsInFlight }: Pick<Limits, 'clientRequests' | 'requestsInFlight'>,
  now: () => number,
): RequestLimits {
  const rate = createAllowances(clientRequests, now);
  const inFlight = new Map<string, number>();
  return {
    enter(client) {
      const seconds = rate.wait(client, 1);
      if (seconds > 0) throw new LimitError('Too many requests: send fewer at a time.', Math.ceil(seconds));
      const count = inFlight.get(client) ?? 0;
      if (count >= requestsInFlight)
        throw new LimitError('Too many requests are not answered yet: send fewer at a time.', 1);
      rate.use(client, 1);
      inFlight.set(client, count + 1);
    },
    leave(client) {
      const count = (inFlight.get(client) ?? 1) - 1;
      if (count > 0) inFlight.set(client, count);
      else inFlight.delete(client);
    },
  };
}
