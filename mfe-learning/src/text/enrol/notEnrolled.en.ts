import { translatable } from '@lectern/shared/translations';

/** Texts shown in place of the lessons to a person who is not enrolled. */
export const notEnrolledText = translatable('enrol/notEnrolled', (format) => ({
  lead: 'You are not enrolled in this course.',
  teacher: 'Teacher',
  length: 'Length',
  lessons: (lessons: number) => format.count(lessons, { one: 'lesson', other: 'lessons' }),
  price: 'Price',
  free: 'Free',
  owned: 'You own it',
  paid: 'Buy this course through your cart first. Then you can enrol.',
  closed: {
    unpublished: 'Enrolment is closed: this course is not published.',
    'not-for-sale': 'Enrolment is closed: this course is not on sale right now.',
  },
  enrol: 'Enrol',
  watch: 'Start learning',
  about: 'About this course',
}));
