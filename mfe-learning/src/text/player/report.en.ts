/** The words of a report about a lesson. */
export const reportWords = {
  title: 'Report a problem',
  kind: 'What is wrong?',
  kinds: [
    'The video does not play',
    'The sound is bad',
    'The captions are wrong',
    'Something is wrong in the lesson',
    'Something else',
  ],
  words: 'Tell us more',
  wordsHint: 'The lesson and the place in it are sent along.',
  email: 'Your e-mail',
  emailHint: 'So that we can answer you.',
  emailWrong: 'Write an address such as name@example.com.',
  send: 'Send',
  cancel: 'Cancel',
  sent: 'Thank you. We have your report.',
  close: 'Close',
} as const;
