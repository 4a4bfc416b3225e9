import { count } from './count';

/** The words of the enrol screen. */
export const enrollWords = {
  title: 'Enrol',
  lead: (course: string) => `You are about to enrol in ${course}.`,
  account: 'Your account',
  course: 'Course',
  facts: (lessons: number) => count(lessons, 'lesson', 'lessons'),
  confirm: 'Enrol for free',
  paid: 'This course is paid. Buy it on its page, and it opens here.',
  toCourse: 'Go to the course page',
  already: 'You are enrolled in this course.',
  watch: 'Start learning',
  failed: 'You could not be enrolled',
} as const;
