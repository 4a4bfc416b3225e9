import type { Format } from '@lectern/shared/text';
import { translatable } from '@lectern/shared/translations';

const person = (format: Format) => ({
  name: `Enter your name, in at most ${format.number(80)} characters.`,
  email: 'Enter the full address, such as name@example.org.',
});

/** Errors of the contact form, by field: each says how to correct it. */
export const contactErrorText = translatable('contactError', (format) => ({
  ...person(format),
  topic: 'Choose what your message is about.',
  message: `Write between 10 and ${format.number(4000)} characters.`,
  honeypot:
    'A hidden field was filled in, perhaps by a browser extension. It has been cleared: please press Send once more.',
}));

/** Errors of the form for companies, by field. */
export const leadErrorText = translatable('leadError', (format) => ({
  ...person(format),
  company: `Enter the name of your company or organisation, in at most ${format.number(120)} characters.`,
  seats: `Enter a whole number between 1 and ${format.number(100_000)}.`,
  message: `Write at most ${format.number(4000)} characters.`,
}));

/** Errors of the application to teach, by field. */
export const applicationErrorText = translatable('applicationError', (format) => ({
  name: person(format).name,
  topic: `Write what you would like to teach, in at most ${format.number(120)} characters.`,
  experience: `Describe your experience, in at most ${format.number(2000)} characters.`,
  sample: 'Enter a full address that begins with https://, or leave this empty.',
}));
