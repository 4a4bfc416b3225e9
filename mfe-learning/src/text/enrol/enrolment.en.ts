import { translatable } from '@lectern/shared/translations';

/** Texts of enrolling in a course. */
export const enrolmentText = translatable('enrol/enrolment', (format) => ({
  titleOf: (course: string) => `Enrol: ${course}`,
  lead: (course: string) => `You are about to enrol in ${course}.`,
  account: 'Your account',
  accountOf: (name: string, email: string) => (name ? `${name} (${email})` : email),
  course: 'Course',
  teacher: 'Teacher',
  length: 'Length',
  lessons: (lessons: number) => format.count(lessons, { one: 'lesson', other: 'lessons' }),
  owned: 'You own this course.',
  confirm: { free: 'Enrol for free', claim: 'Enrol for free', owned: 'Enrol' },
  paid: 'Buy this course through your cart first. Then enrol here.',
  already: 'You are enrolled in this course.',
  watch: 'Start learning',
  failed: 'We could not enrol you',
  denied:
    'This course is not open to your account right now. It may have been withdrawn, or its price may have changed.',
  closedTitle: 'Enrolment is closed',
  closed: {
    unpublished: 'This course is not published. It may still be in preparation, or it has been withdrawn.',
    'not-for-sale': 'This course is published, but not on sale right now.',
    withdrawn:
      'This course has been withdrawn or is not published yet. If you were enrolled, your notes and ' +
      'certificates stay in your profile.',
  },
  courses: 'Browse courses',
  profile: 'Go to your profile',
}));
