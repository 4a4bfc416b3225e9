/** Whole numbers as English writes them. */
export const number = new Intl.NumberFormat('en');

/** Shares of 1 as percentages. */
export const percent = new Intl.NumberFormat('en', { style: 'percent' });

const plural = new Intl.PluralRules('en');

/** A number with its noun: `1 lesson`, `2,000 lessons`. */
export const count = (n: number, one: string, other: string): string =>
  `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;

const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** A size in bytes as people read it: `1.4 MB`. */
export const size = (bytes: number): string => megabytes.format(Math.max(0.1, bytes / 1_000_000));
