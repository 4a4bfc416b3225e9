import { count, percent } from '../count';

/** The words of what somebody learns. */
export const learningWords = {
  failed: 'Your courses could not be loaded',
  none: 'You have not enrolled in a course yet',
  noneLead: 'Courses that you enrol in appear here, with how far you have come.',
  browse: 'Browse courses',
  goOn: 'Go on learning',
  summary: (courses: number, finished: number) =>
    `${count(courses, 'course', 'courses')}, ${finished === 0 ? 'none' : finished} finished`,
  order: 'Order',
  orders: {
    recent: 'Last watched first',
    'finished-first': 'Finished first',
    'finished-last': 'Finished last',
    title: 'By title',
  },
  done: (share: number) => `${percent.format(share)} done`,
  notBegun: 'Not begun yet',
  finished: 'Finished',
  lastWatched: (date: Date) =>
    `Last watched on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(date)}`,
  withdrawn: 'A course that is no longer published',
  withdrawnLead: 'Its teacher has taken it back. Your progress and your certificate stay.',
} as const;
