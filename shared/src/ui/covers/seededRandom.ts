/** Pseudo-random numbers that depend only on a seed. */
export type SeededRandom = {
  /** Returns a number from `low` to `high`, rounded to a tenth. */
  between: (low: number, high: number) => number;
  /** Returns an integer from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  /** Returns one of `choices`. */
  pick: <T>(choices: readonly [T, ...T[]]) => T;
};

/** Returns a generator that repeats its numbers for the same seed (mulberry32). */
export function createRandom(seed: number): SeededRandom {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => Math.round((low + next() * (high - low)) * 10) / 10,
    integer,
    pick: (choices) => choices[integer(0, choices.length - 1)] ?? choices[0],
  };
}
