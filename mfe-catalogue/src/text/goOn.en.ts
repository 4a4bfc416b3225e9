import { translatable } from '@lectern/shared/translations';

/** Texts of the link to the lesson that comes next. */
export const goOnText = translatable('goOn', (format) => ({
  goOn: (lesson: string) => `Go on: ${lesson}`,
  left: (minutes: number) => `${format.number(minutes, { style: 'unit', unit: 'minute' })} left`,
}));
