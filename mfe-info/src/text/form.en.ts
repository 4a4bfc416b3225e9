/** The words that the forms of these pages have in common, in English. */
export const formWords = {
  failed: 'This could not be sent',
  failure: 'The service did not take it. Nothing is lost: what you wrote is still here. Try again in a moment.',
  restored: 'What you wrote here before is back.',
  discard: 'Discard it',
  trap: 'Leave this field empty',
  email: 'E-mail address',
  name: 'Your name',
  message: 'Message',
};
