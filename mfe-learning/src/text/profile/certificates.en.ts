const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The words of certificates. */
export const certificateWords = {
  failed: 'Your certificates could not be loaded',
  none: 'You have no certificates yet',
  noneLead: 'Finish every lesson of a course, and its certificate appears here.',
  toCourses: 'Go to your courses',
  issued: (date: Date) => `Issued on ${day.format(date)}`,
  view: 'View',
  viewOf: (course: string) => `View the certificate of ${course}`,
  all: 'All certificates',
  print: 'Print or save as PDF',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: 'The link could not be copied. It is the address of this page.',
  linkHint:
    'Whoever opens this link with a Lectern account sees that the certificate is genuine: name, course ' +
    'and day, and nothing else of you.',
  unknown: 'There is no certificate with this number',
  unknownLead: 'The link may not be whole, or the certificate was deleted together with its account.',
  oneFailed: 'The certificate could not be loaded',
  genuine: 'This certificate is genuine',
  genuineLead: (name: string, date: Date) => `Lectern issued it to ${name} on ${day.format(date)}.`,
  title: 'Certificate of completion',
  awardedTo: 'This certifies that',
  achieved: 'has completed every lesson of the course',
  dateLabel: 'Issued',
  date: (date: Date) => day.format(date),
  numberLabel: 'Number',
  checkLabel: 'To check',
  by: 'Lectern',
} as const;
