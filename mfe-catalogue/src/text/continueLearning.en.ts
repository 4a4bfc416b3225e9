import { translatable } from '@lectern/shared/translations';

/** Texts of the courses that an account has started, and of the lesson that comes next. */
export const continueLearningText = translatable('continueLearning', (format) => ({
  continueWith: (lesson: string) => `Continue: ${lesson}`,
  left: (minutes: number) => `${format.number(minutes, { style: 'unit', unit: 'minute' })} left`,
  allOfYours: 'See all your courses',
  done: (percent: number) => `${format.number(percent / 100, { style: 'percent' })} done`,
  notBegun: 'Not started yet',
}));
