import { translatable } from '@lectern/shared/translations';

/** Texts of the contact page. */
export const contactText = translatable('contact', (format) => ({
  title: 'Contact',
  lead: 'A question, a problem, a kind word: write to the people who run this site. You need no account.',
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
  messageHint: `Between 10 and ${format.number(4000)} characters. Please leave out passwords and card numbers.`,
  send: 'Send message',
  privacy:
    'We answer by e-mail only. Until you send it, your message is stored on ' +
    'this device only. Read how we use it in the',
  privacyLink: 'privacy policy',
  sent: {
    title: 'Your message has arrived',
    body: (email: string) =>
      `The people who run this site can read it now. If it needs an answer, the answer goes to ${email}.`,
    again: 'Write another message',
  },
  sooner: {
    title: 'You may not need to wait',
    items: [
      { to: '/forgot_password', label: 'I cannot sign in', body: 'Set a new password yourself, by e-mail.' },
      { to: '/teach', label: 'I would like to teach', body: 'What we look for, and how to apply.' },
      { to: '/business', label: 'I am writing for a company', body: 'Lectern for teams, with a form for companies.' },
      {
        to: '/privacy_policy',
        label: 'What do you know about me?',
        body: 'Everything that is stored, and how to get or delete it.',
      },
    ],
  },
}));
