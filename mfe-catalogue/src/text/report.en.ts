import { translatable } from '@lectern/shared/translations';

/** Texts of reporting a review. */
export const reportText = translatable('report', (format) => ({
  title: 'Report a review',
  lead:
    'The people who run this site look at every report, and may hide the review. Its author does not see who ' +
    'reported it.',
  failed: 'The review could not be checked',
  reason: 'What is wrong with it?',
  choose: 'Choose a reason',
  reasonMissing: 'Choose a reason.',
  reasons: {
    spam: 'It is advertising or spam',
    abuse: 'It insults or threatens somebody',
    offTopic: 'It is not about this course',
    other: 'Something else',
  },
  note: 'What should we know?',
  noteHint: (max: number) => `At most ${format.number(max)} characters.`,
  noteLong: (max: number) => `Shorten this to at most ${format.number(max)} characters.`,
  send: 'Send report',
  cancel: 'Cancel',
  close: 'Close',
  notSent: 'Your report was not sent, and what you wrote is still here. Try again in a moment.',
  sent: 'Your report is sent. Thank you.',
  own: 'This is your own review. You can change or delete it above the others.',
  gone: 'This review was changed or deleted since this page was loaded.',
  reported: 'You have reported this review. The people who run this site will look at it.',
}));
