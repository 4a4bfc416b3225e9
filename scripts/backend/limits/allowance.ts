import type { Rate } from './limits';

/** Allowances by key, e.g. one for each client. They are in memory, so restarting the process refills them. */
export type Allowances = {
  /** Returns the seconds until `amount` is available: 0 now, Infinity never. */
  wait(key: string, amount: number): number;
  /** Uses `amount` up. An allowance may become negative: later use waits longer. */
  use(key: string, amount: number): void;
};

/** Number of keys at which full allowances are first forgotten. Later sweeps run when the number has doubled. */
const SWEEP_SIZE = 20_000;

/**
 * Creates allowances of one rate; `now` is milliseconds. Only a full allowance is forgotten, so that a flood of other
 * keys never refills one.
 */
export function createAllowances({ burst, perSecond }: Rate, now: () => number): Allowances {
  const used = new Map<string, { amount: number; at: number }>();
  let sweepSize = SWEEP_SIZE;
  const usedBy = (key: string): number => {
    const entry = used.get(key);
    return entry === undefined ? 0 : Math.max(0, entry.amount - ((now() - entry.at) / 1000) * perSecond);
  };
  const sweep = (): void => {
    for (const key of used.keys()) if (usedBy(key) === 0) used.delete(key);
    sweepSize = Math.max(SWEEP_SIZE, used.size * 2);
  };
  return {
    wait(key, amount) {
      if (burst === Infinity) return 0;
      if (amount > burst) return Infinity;
      const missing = usedBy(key) + amount - burst;
      return missing <= 0 ? 0 : missing / perSecond;
    },
    use(key, amount) {
      if (burst === Infinity) return;
      if (used.size >= sweepSize) sweep();
      used.set(key, { amount: usedBy(key) + amount, at: now() });
    },
  };
}
