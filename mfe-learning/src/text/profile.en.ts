import { percent } from './count';

/** The words of the profile. */
export const profileWords = {
  title: 'Profile',
  lead: (email: string) => `Signed in as ${email}`,
  tabs: 'Parts of your profile',
  learning: 'Learning',
  certificates: 'Certificates',
  noCourses: 'You have not enrolled in a course yet',
  noCoursesLead: 'Courses that you enrol in appear here, with how far you have come.',
  noCertificates: 'You have no certificates yet',
  noCertificatesLead: 'Finish every lesson of a course, and its certificate appears here.',
  browse: 'Browse courses',
  done: (share: number) => `${percent.format(share)} done`,
  goOn: 'Go on',
  issued: (date: Date) => `Issued on ${new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(date)}`,
  withdrawn: 'A course that is no longer published',
} as const;
