import { translatable } from '@lectern/shared/translations';

/** Texts of the form that reports a problem with a lesson, and of the message it sends. */
export const reportText = translatable('player/report', () => ({
  title: 'Report a problem',
  kind: 'What is wrong?',
  kinds: {
    video: 'The video does not play',
    sound: 'The sound is bad',
    captions: 'The captions are wrong',
    lesson: 'Something is wrong in the lesson',
    other: 'Something else',
  },
  details: 'Tell us more',
  detailsHint: 'We add the lesson and your position in it.',
  email: 'Your e-mail',
  emailHint: 'So that we can reply.',
  emailWrong: 'Enter an address such as name@example.com.',
  send: 'Send',
  cancel: 'Cancel',
  sent: 'Thank you. We have your report.',
  close: 'Close',
  about: (course: string, lesson: string, position: string, address: string) =>
    `Course: ${course}\nLesson: ${lesson}, at ${position}\nAddress: ${address}`,
}));
