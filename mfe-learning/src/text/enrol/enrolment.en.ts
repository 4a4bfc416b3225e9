import { count } from '../count';

/** The words of enrolling in a course. */
export const enrollWords = {
  titleOf: (course: string) => `Enrol: ${course}`,
  lead: (course: string) => `You are about to enrol in ${course}.`,
  account: 'Your account',
  accountOf: (name: string, email: string) => (name ? `${name} (${email})` : email),
  course: 'Course',
  teacher: 'Teacher',
  length: 'Length',
  facts: (lessons: number) => count(lessons, 'lesson', 'lessons'),
  owned: 'You own this course.',
  confirm: { free: 'Enrol for free', claim: 'Enrol for free', owned: 'Enrol' },
  paid: 'This course goes through the cart. Once it is yours, you enrol here.',
  already: 'You are enrolled in this course.',
  watch: 'Start learning',
  failed: 'You could not be enrolled',
  denied: 'The course is not open to your account at the moment. It may have been withdrawn, or its price has changed.',
  closedTitle: 'Nobody can enrol in this course now',
  closed: {
    unpublished: 'It is not published: it may still be in the making, or have been withdrawn.',
    'not-for-sale': 'It is published, but not offered at present.',
    withdrawn:
      'It has been withdrawn, or is not published yet. If you were enrolled, what you noted and finished ' +
      'stays in your profile.',
  },
  courses: 'See all courses',
  profile: 'Go to your profile',
} as const;
