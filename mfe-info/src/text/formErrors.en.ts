const number = new Intl.NumberFormat('en');

const person = {
  name: `Write your name, in at most ${number.format(80)} characters.`,
  email: 'Write the address in full, such as name@example.org.',
};

/** What is said beside a field of the contact form that is not right yet, and how to put it right; in English. */
export const contactErrors = {
  ...person,
  topic: 'Choose what your message is about.',
  message: `Write between 10 and ${number.format(4000)} characters.`,
  honeypot:
    'A hidden field that people never see was filled in, perhaps by a browser extension. It is empty ' +
    'again now: please press Send once more.',
};

/** The same of the form for companies. */
export const leadErrors = {
  ...person,
  company: 'Write the name of your company or organisation, in at most 120 characters.',
  seats: `Write a whole number between 1 and ${number.format(100_000)}.`,
  message: `Write at most ${number.format(4000)} characters.`,
};

/** The same of the application to teach. */
export const applicationErrors = {
  name: person.name,
  topic: 'Write what you would like to teach, in at most 120 characters.',
  experience: `Tell us about your experience, in at most ${number.format(2000)} characters.`,
  sample: 'Write a whole address that begins with https://, or leave this empty.',
};
