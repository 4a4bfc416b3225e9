import { isWorse, type Sides } from '../../../release';

// Read once: Jest's sandbox makes each access to a global slow.
const { imul } = Math;

/**
 * A simulated canary: its share of the visits in percent, the probabilities that a visit of either release fails, and
 * the number of visits after which it is accepted.
 */
export type Trial = { percent: number; stable: number; canary: number; visits: number };

/** The end of a simulated canary: `at` is the number of visits of both sides until then, `loads` that of the canary. */
export type End = { aborted: boolean; at: number; loads: number };

/** Returns a random number generator that a seed determines (mulberry32): numbers from 0, below 1. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs one canary, and judges it after each failure, as the gateway does. */
export function simulate({ percent, stable, canary, visits }: Trial, random: () => number): End {
  const sides: Sides = { canary: { started: 0, failed: 0 }, stable: { started: 0, failed: 0 } };
  for (let index = 1; index <= visits; index += 1) {
    const arm = random() * 100 < percent ? 'canary' : 'stable';
    sides[arm].started += 1;
    if (random() >= (arm === 'canary' ? canary : stable)) continue;
    sides[arm].failed += 1;
    if (isWorse(sides, percent)) return { aborted: true, at: index, loads: sides.canary.started };
  }
  return { aborted: false, at: visits, loads: sides.canary.started };
}
