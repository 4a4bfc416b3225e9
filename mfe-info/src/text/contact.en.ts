const number = new Intl.NumberFormat('en');

/** The words of the contact page, in English. */
export const contactWords = {
  title: 'Contact',
  lead: 'A question, a fault, a kind word: write to the people who run this site. You need no account.',
  topic: 'What is it about?',
  topicPlaceholder: 'Choose a topic',
  topics: {
    account: 'My account',
    course: 'A course or a lesson',
    payment: 'A payment or a receipt',
    teaching: 'Teaching on Lectern',
    accessibility: 'Accessibility',
    other: 'Something else',
  },
  messageHint: `Between 10 and ${number.format(4000)} characters. Please leave out passwords and card numbers.`,
  send: 'Send message',
  privacy:
    'An answer goes to your e-mail address, and nowhere else. Until you send it, what you write is kept ' +
    'on this device alone. What becomes of your message is told in the',
  privacyLink: 'privacy policy',
  sent: {
    title: 'Your message has arrived',
    body: (email: string) =>
      `The people who run this site can read it now. If it needs an answer, the answer goes to ${email}.`,
    again: 'Write another message',
  },
  sooner: {
    title: 'Perhaps you need not wait',
    items: [
      { to: '/forgot_password', label: 'I cannot sign in', body: 'Set a new password yourself, by e-mail.' },
      { to: '/teach', label: 'I would like to teach', body: 'What we look for, and the form to apply with.' },
      { to: '/business', label: 'I write for a company', body: 'Lectern for teams, and a form of its own.' },
      {
        to: '/privacy_policy',
        label: 'What do you know about me?',
        body: 'Everything that is stored, and how to get or delete it.',
      },
    ],
  },
};
