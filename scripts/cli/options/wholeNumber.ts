import { UsageError } from './UsageError';

/** Returns the whole number that `option` was given as text. Throws a UsageError unless it is from `min` to `max`. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  const range = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
  throw new UsageError(
    `${option} "${text}" is not a whole number from ${range}.`,
    `Write ${option} ${String(Math.min(Math.max(min, 10), max))}.`,
  );
}
