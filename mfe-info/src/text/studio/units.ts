import type { Format } from '@lectern/shared/text';

const KILO = 1000;

/** Returns a number of bytes with the unit that people know from file lists: 1 MB is a million bytes. */
export function inBytes(format: Format, value: number): string {
  const [unit, size] =
    value >= KILO ** 3
      ? (['gigabyte', value / KILO ** 3] as const)
      : value >= KILO ** 2
        ? (['megabyte', value / KILO ** 2] as const)
        : (['kilobyte', value / KILO] as const);
  return format.number(size, { style: 'unit', unit, maximumFractionDigits: size < 10 && unit !== 'kilobyte' ? 1 : 0 });
}

/** Returns a time in seconds in its largest whole unit, rounded up: `3 minutes`. */
export function inTime(format: Format, seconds: number): string {
  const [value, unit] =
    seconds < 60
      ? ([Math.max(1, Math.ceil(seconds)), 'second'] as const)
      : seconds < 3600
        ? ([Math.ceil(seconds / 60), 'minute'] as const)
        : ([Math.ceil(seconds / 3600), 'hour'] as const);
  return format.number(value, { style: 'unit', unit, unitDisplay: 'long' });
}
