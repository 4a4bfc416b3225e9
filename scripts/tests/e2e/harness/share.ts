/**
 * The part of a list of trials of seconds each that a run makes: every third, or with `--long` all of them. An item
 * that only `--long` tries is of a kind that another item proves as well.
 */
export const shareOf = <T>(trials: readonly T[]): readonly T[] =>
  process.env.LECTERN_E2E_LONG === '1' ? trials : trials.filter((_, index) => index % 3 === 0);
