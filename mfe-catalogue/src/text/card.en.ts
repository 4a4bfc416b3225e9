import { translatable } from '@lectern/shared/translations';

/** Texts of a course card. */
export const cardText = translatable('card', (format) => ({
  hours: (seconds: number) =>
    seconds < 3600
      ? format.count(Math.max(1, Math.round(seconds / 60)), { one: 'minute', other: 'minutes' })
      : format.count(Math.round(seconds / 360) / 10, { one: 'hour', other: 'hours' }),
  free: 'Free',
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced', all: 'All levels' },
}));
