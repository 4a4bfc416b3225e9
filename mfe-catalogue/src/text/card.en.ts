import { count } from './count';

/** The words of a course in a list. */
export const cardWords = {
  hours: (seconds: number) =>
    seconds < 3600
      ? count(Math.max(1, Math.round(seconds / 60)), 'minute', 'minutes')
      : count(Math.round(seconds / 360) / 10, 'hour', 'hours'),
  free: 'Free',
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced', all: 'All levels' },
} as const;
