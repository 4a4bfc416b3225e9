import { translatable } from '@lectern/shared/translations';

/** Texts of a person's courses. */
export const learningText = translatable('profile/learning', (format) => {
  const done = (share: number): string => `${format.number(share, { style: 'percent' })} done`;
  return {
    failed: 'Your courses could not be loaded',
    none: 'You are not enrolled in any course yet',
    noneLead: 'Courses that you enrol in appear here, with your progress.',
    browse: 'Browse courses',
    continue: 'Continue learning',
    summary: (courses: number, finished: number) =>
      `${format.count(courses, { one: 'course', other: 'courses' })}, ` +
      `${finished === 0 ? 'none' : format.number(finished)} finished`,
    order: 'Order',
    orders: {
      recent: 'Last watched first',
      'finished-first': 'Finished first',
      'finished-last': 'Finished last',
      title: 'By title',
    },
    done,
    progressOf: (title: string, share: number) => `${title}: ${done(share)}`,
    notStarted: 'Not started yet',
    finished: 'Finished',
    next: (lesson: string, minutes: number) =>
      `Next: ${lesson}${minutes > 0 ? `, ${format.number(minutes, { style: 'unit', unit: 'minute' })} left` : ''}`,
    lastWatched: (date: Date) => `Last watched on ${format.date(date, { dateStyle: 'medium' })}`,
    withdrawn: 'A course that is no longer published',
    withdrawnLead: 'Its teacher has withdrawn it. Your progress and your certificate stay.',
  };
});
