import { defineText } from '@lectern/shared/text';

/** Texts of certificates: the list, one certificate, its sharing and its printed sheet. */
export const certificatesText = defineText((format) => {
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
      'Anyone with a Lectern account can use this link to verify the certificate. It shows your name, the course ' +
      'and the date, and nothing else about you.',
    unknown: 'There is no certificate with this number',
    unknownLead: 'The link may be incomplete, or the certificate was deleted together with its account.',
    oneFailed: 'The certificate could not be loaded',
    genuine: 'This certificate is genuine',
    genuineLead: (name: string, date: Date) => `Lectern issued it to ${name} on ${day(date)}.`,
    title: 'Certificate of completion',
    titleOf: (course: string) => `Certificate of completion: ${course}`,
    awardedTo: 'This certifies that',
    achieved: 'has completed every lesson of the course',
    dateLabel: 'Issued',
    date: day,
    numberLabel: 'Number',
    verifyLabel: 'Verify at',
    by: 'Lectern',
  };
});
