import type { Format } from '@lectern/shared/text';

type TimeUnit = 'hour' | 'minute' | 'second';

/** Returns an amount of one unit of time in full: `10 seconds`. */
export const inUnit = (format: Format, amount: number, unit: TimeUnit): string =>
  // English does without Intl, whose first use takes long on a slow phone: the player's buttons come with the page.
  format.locale === 'en-GB'
    ? format.count(amount, { one: unit, other: `${unit}s` })
    : format.number(amount, { style: 'unit', unit, unitDisplay: 'long' });

/** Returns a time in seconds in words, for screen readers: `1 minute 5 seconds`. */
export function spokenTime(format: Format, sec: number): string {
  const whole = Math.max(0, Math.floor(sec));
  const parts = [
    whole >= 3600 ? inUnit(format, Math.floor(whole / 3600), 'hour') : '',
    whole >= 60 ? inUnit(format, Math.floor(whole / 60) % 60, 'minute') : '',
    inUnit(format, whole % 60, 'second'),
  ];
  return parts.filter(Boolean).join(' ');
}
