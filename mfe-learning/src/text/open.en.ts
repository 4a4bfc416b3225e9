import { number } from './count';

/** The words of the open player. */
export const openWords = {
  lead: 'An open course: watch it without an account. Your place is kept on this device.',
  lessons: 'Lessons',
  lesson: (index: number) => `Lesson ${number.format(index)}`,
  join: 'With a free account, your place, notes and certificates follow you to every device.',
  signUp: 'Create an account',
} as const;
