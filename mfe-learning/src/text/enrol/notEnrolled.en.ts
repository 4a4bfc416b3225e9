import { count } from '../count';

/** The words of a course that the person is not enrolled in. */
export const notEnrolledWords = {
  lead: 'You are not enrolled in this course.',
  teacher: 'Teacher',
  length: 'Length',
  lessons: (lessons: number) => count(lessons, 'lesson', 'lessons'),
  price: 'Price',
  free: 'Free',
  owned: 'You own it',
  paid: 'This course goes through the cart. Once it is yours, you can enrol.',
  closed: {
    unpublished: 'Nobody can enrol now: the course is not published.',
    'not-for-sale': 'Nobody can enrol now: the course is not offered at present.',
  },
  enrol: 'Enrol',
  watch: 'Start learning',
  about: 'About this course',
} as const;
