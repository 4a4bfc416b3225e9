/**
 * Returns the trials of this run: every third of the list, or all of them with `--long`. Each takes seconds, and those
 * left out test the same guard as their neighbours.
 */
export const shareOf = <T>(trials: readonly T[]): readonly T[] =>
  process.env.LECTERN_E2E_LONG === '1' ? trials : trials.filter((_, index) => index % 3 === 0);
