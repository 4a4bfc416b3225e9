/** Whole numbers as English writes them. */
export const number = new Intl.NumberFormat('en');

/** Shares of 1 as percentages. */
export const percent = new Intl.NumberFormat('en', { style: 'percent' });

const plural = new Intl.PluralRules('en');

/** A number with its noun: `1 lesson`, `2,000 lessons`. */
export const count = (n: number, one: string, other: string): string => `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
