/** Whole numbers as English writes them. */
export const number = new Intl.NumberFormat('en');

const plural = new Intl.PluralRules('en');

/** A number with its noun: `1 course`, `2,000 courses`. */
export const count = (n: number, one: string, other: string): string =>
  `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
