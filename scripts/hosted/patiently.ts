import { setTimeout as sleep } from 'node:timers/promises';
import { RetryLater } from '../processing';

/** Waits between the attempts, in milliseconds. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];

/**
 * Runs `work` again, after growing waits, while it rejects with RetryLater: for work that may be repeated. Rejects with
 * the last reason after about a minute.
 */
export async function patiently<T>(work: () => Promise<T>, waits: readonly number[] = WAITS): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryLater)) throw error;
      await sleep(wait * (0.5 + Math.random()));
    }
  }
  return work();
}
