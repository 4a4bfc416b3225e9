import { defineText } from '@lectern/shared/text';

/** Entry that is stored on the visitor's device: its name, its purpose, and when it is removed. */
export type DeviceEntry = { name: string; purpose: string; until: string };

/** Table of everything that the product stores in the browser. A test compares it with the sources. */
export const deviceStorageText = defineText(() => ({
  caption: 'What Lectern keeps in your browser',
  columns: { name: 'Name', purpose: 'What for', until: 'Until when' },
  entries: [
    {
      name: 'lectern.keep',
      purpose: 'Whether you want the site kept on this device, so that it opens without a network.',
      until: 'You delete it',
    },
    {
      name: 'lectern.session',
      purpose: 'Says that you were signed in, so that the page waits for your account. It holds no data about you.',
      until: 'You sign out',
    },
    {
      name: 'lectern.account',
      purpose: 'Your name, address and picture, to greet you before your account has been asked for.',
      until: 'You sign out',
    },
    {
      name: 'firebaseLocalStorageDb',
      purpose: 'The place where the sign-in library keeps your session. Empty without an account.',
      until: 'You sign out',
    },
    {
      name: 'firebase-heartbeat-database',
      purpose: 'Dates on which the library for sign-in and documents was used, with its version.',
      until: 'Thirty days after each entry',
    },
    { name: 'lectern.theme', purpose: 'Light or dark, if you chose.', until: 'You choose "as the system"' },
    { name: 'lectern.motion', purpose: 'Less motion, if you asked for it.', until: 'You choose "as the system"' },
    {
      name: 'lectern.visitor',
      purpose:
        'A random number that decides whether you are among the first to see a new version. It stays ' +
        'on your device and is never sent.',
      until: 'You delete it',
    },
    {
      name: 'lectern.continued',
      purpose: 'How many courses the home page showed you to go on with, to keep their places while they load.',
      until: 'You delete it',
    },
    {
      name: 'lectern.cart-count',
      purpose: 'How many things are in your cart, to show it at once.',
      until: 'You delete it',
    },
    { name: 'lectern.cart', purpose: 'What you have put into your cart.', until: 'You empty it' },
    {
      name: 'lectern.cart-account',
      purpose:
        'Whose cart this device shows while you are signed in, and what of it your account knows ' +
        'already, so that a change made without a network is not lost.',
      until: 'You sign out, or the change has arrived',
    },
    {
      name: 'lectern.reader',
      purpose: 'How books look: size and kind of the letters, length of the lines.',
      until: 'You delete it',
    },
    {
      name: 'lectern.reading',
      purpose: 'Places in your books that could not be sent to your account yet.',
      until: 'They have been sent',
    },
    {
      name: 'lectern.searches',
      purpose: 'Your last eight searches, to offer them again. They stay on your device.',
      until: 'You forget them on the search page',
    },
    {
      name: 'lectern.progress',
      purpose: 'How far you are in your courses, until your account has it, and to go on without a connection.',
      until: 'Half a year after the last change, or when your account is deleted',
    },
    {
      name: 'lectern.open-places',
      purpose: 'Where you stopped in the videos of open courses, and what of them you have watched.',
      until: 'You delete it',
    },
    {
      name: 'lectern.player',
      purpose:
        'How you like to watch: volume, speed, captions, keyboard shortcuts and whether the next ' +
        'lesson begins by itself.',
      until: 'You delete it',
    },
    { name: 'lectern.quizzes', purpose: 'Your scores in quizzes.', until: 'You delete it' },
    {
      name: 'lectern.pen',
      purpose: 'Your drafts in the code editor, and your work on code lessons.',
      until: 'You save them, or delete it',
    },
    { name: 'lectern.pen-view', purpose: 'How you lay the code editor out.', until: 'You delete it' },
    {
      name: 'lectern.notes',
      purpose: 'Notes that are unfinished, or that could not be saved yet.',
      until: 'They are saved',
    },
    {
      name: 'lectern.application',
      purpose: 'Your draft of an application to teach.',
      until: 'You send or discard it',
    },
    {
      name: 'lectern.contact',
      purpose: 'A message that you have begun on the contact page.',
      until: 'You send or discard it',
    },
    {
      name: 'lectern.enquiry',
      purpose: 'An enquiry that you have begun on the page for companies.',
      until: 'You send or discard it',
    },
    {
      name: 'lectern.deletion',
      purpose: 'Says that you began to delete your account, so that it can be finished after an interruption.',
      until: 'The account is deleted',
    },
    {
      name: 'lectern.scroll',
      purpose: 'How far you had scrolled, so that Back takes you there.',
      until: 'You close the tab',
    },
    {
      name: 'lectern.app',
      purpose: 'The program of the site itself, so that it opens without a network.',
      until: 'You remove it under "Get the app"',
    },
    {
      name: 'lectern.catalogue',
      purpose: 'Parts of the published catalogue that you have seen, to show them without a network.',
      until: 'You remove it under "Get the app"',
    },
    {
      name: 'lectern.documents',
      purpose: 'What of your account you have seen last, to show it without a network.',
      until: 'You sign out',
    },
    {
      name: 'lectern.lessons',
      purpose: 'Lessons that you keep for a time without a network.',
      until: 'You remove them, or sign out',
    },
    {
      name: 'lectern.quarantine',
      purpose: 'Versions of a part of the site that failed to load, so that they are not tried again.',
      until: 'You close the tab',
    },
  ] satisfies DeviceEntry[],
}));
