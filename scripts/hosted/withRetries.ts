import { setTimeout as sleep } from 'node:timers/promises';
import { RetryLater } from '../processing';

/** Delays between the attempts, in milliseconds: about a minute in all. */
const DELAYS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];

/**
 * Runs `work`, and again after each of the growing `delays` (milliseconds) while it rejects with RetryLater. It must be
 * safe to repeat. Rejects with any other error at once, and with the last RetryLater in the end.
 */
export async function withRetries<T>(work: () => Promise<T>, delays: readonly number[] = DELAYS): Promise<T> {
  for (const delay of delays) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryLater)) throw error;
      // Random, so that many clients do not return at the same moment.
      await sleep(delay * (0.5 + Math.random()));
    }
  }
  return work();
}
