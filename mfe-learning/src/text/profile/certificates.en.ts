import { translatable } from '@lectern/shared/translations';

/** Texts of certificates: the list, one certificate, its sharing and its printed sheet. */
export const certificatesText = translatable('profile/certificates', (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    failed: 'Your certificates could not be loaded',
    none: 'You have no certificates yet',
    noneLead: 'Finish every lesson of a course, and its certificate appears here.',
    toCourses: 'Go to your courses',
    issued: (date: Date) => `Issued on ${day(date)}`,
    view: 'View',
    viewOf: (course: string) => `View the certificate of ${course}`,
    all: 'All certificates',
    print: 'Print or save as PDF',
    copy: 'Copy the link',
    copied: 'Link copied.',
    copyFailed: 'The link could not be copied. Copy the address of this page instead.',
    linkHint:
      'Anyone can use this link to check the certificate, without an account. It shows the name, the course and the ' +
      'date, and nothing else.',
    unknown: 'There is no certificate with this code',
    unknownLead: 'The link may be incomplete, or the certificate was deleted together with its account.',
    oneFailed: 'The certificate could not be loaded',
    title: 'Certificate of completion',
    titleOf: (course: string) => `Certificate of completion: ${course}`,
    awardedTo: 'This certifies that',
    achieved: 'has completed every lesson of the course',
    dateLabel: 'Issued',
    date: day,
    numberLabel: 'Code',
    verifyLabel: 'Verify at',
    by: 'Lectern',
  };
});
