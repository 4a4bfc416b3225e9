import { translatable } from '@lectern/shared/translations';

/** Entry that is stored on the visitor's device: its name, its purpose, and when it is removed. */
export type DeviceEntry = { name: string; purpose: string; until: string };

/** Table of everything that the product stores in the browser. A test compares it with the sources. */
export const deviceStorageText = translatable('deviceStorage', () => ({
  caption: 'What Lectern stores in your browser',
  columns: { name: 'Name', purpose: 'Purpose', until: 'Removed when' },
  entries: [
    {
      name: 'lectern.studio',
      purpose: 'For teachers: changes of a course that are not sent yet, and its draft, so that it opens offline.',
      until: 'You delete it, or after half a year without a change',
    },
    {
      name: 'lectern.keep',
      purpose: 'Whether you want the site stored on this device, so that it opens offline.',
      until: 'You delete it',
    },
    {
      name: 'lectern.session',
      purpose: 'Says that you were signed in, so that the page waits for your account. It holds no data about you.',
      until: 'You sign out',
    },
    {
      name: 'lectern.account',
      purpose: 'Your name, address and picture, to greet you before your account has loaded.',
      until: 'You sign out',
    },
    {
      name: 'firebaseLocalStorageDb',
      purpose: 'Session of the sign-in library. Empty without an account.',
      until: 'You sign out',
    },
    {
      name: 'firebase-heartbeat-database',
      purpose: 'Dates on which the library for sign-in and documents was used, with its version.',
      until: 'Thirty days after each entry',
    },
    { name: 'lectern.theme', purpose: 'Light or dark, if you chose.', until: 'You choose “System”' },
    { name: 'lectern.motion', purpose: 'Reduced motion, if you asked for it.', until: 'You choose “System”' },
    {
      name: 'lectern-language',
      purpose: 'A cookie with the language that you chose, so that pages come in it.',
      until: 'A year after you chose',
    },
    {
      name: 'lectern-hint',
      purpose: 'A cookie that says whether you are signed in, and which theme you chose, so that pages fit at once.',
      until: 'You sign out and choose “System”; a year after the last change',
    },
    {
      name: 'lectern-device',
      purpose: 'A cookie for the code editor alone: this device holds a draft or a layout of yours to show there.',
      until: 'Both are gone, or after a year',
    },
    {
      name: 'lectern-bucket',
      purpose:
        'A cookie, only while a new version is tried out on some visitors: a random number from 0 to 10,006 that ' +
        'decides whether you are among them. Thousands of visitors share each number.',
      until: 'Thirty days after your last visit',
    },
    {
      name: 'lectern.counted',
      purpose: 'Which versions of the parts of the site this browser has reported on, so that you are counted once.',
      until: 'You delete it',
    },
    {
      name: 'lectern.continued',
      purpose: 'How many started courses the home page showed, to reserve space while they load.',
      until: 'You delete it',
    },
    {
      name: 'lectern.cart-count',
      purpose: 'Number of items in your cart, to show it at once.',
      until: 'You delete it',
    },
    { name: 'lectern.cart', purpose: 'What you have put into your cart.', until: 'You empty it' },
    {
      name: 'lectern.checkout',
      purpose: 'Coupon, and recipient of a gift, that you typed in the review of an order.',
      until: 'You pay, or close the tab',
    },
    {
      name: 'lectern.draft',
      purpose: 'What you typed in a form and have not sent yet, such as a review or a report.',
      until: 'You send it, empty the form, or close the tab',
    },
    {
      name: 'lectern.cart-account',
      purpose:
        'Whose cart this device shows while you are signed in, and which changes your account has received, so ' +
        'that a change made offline is not lost.',
      until: 'You sign out, or your account has the change',
    },
    {
      name: 'lectern.questions',
      purpose: 'Questions and answers that you are writing, or that could not be sent yet.',
      until: 'They have been sent, or you discard them',
    },
    {
      name: 'lectern.reader',
      purpose: 'Display settings for books: text size, font and line length.',
      until: 'You delete it',
    },
    {
      name: 'lectern.reading',
      purpose: 'Reading positions that could not be sent to your account yet.',
      until: 'They have been sent',
    },
    {
      name: 'lectern.searches',
      purpose: 'Your last eight searches, to offer them again. They stay on your device.',
      until: 'You clear them on the search page',
    },
    {
      name: 'lectern.progress',
      purpose: 'Your progress in courses, until your account has it, and to continue offline.',
      until: 'Half a year after the last change, or when your account is deleted',
    },
    {
      name: 'lectern.goal',
      purpose: 'Your daily goal, if you have set one, to record days offline.',
      until: 'You delete it',
    },
    {
      name: 'lectern.days',
      purpose: 'Minutes and lessons of a day recorded for your daily goal, until your account has them.',
      until: 'They have been sent',
    },
    {
      name: 'lectern.recall',
      purpose: 'Your reviews of cards, until your account has them, and to review offline.',
      until: 'Half a year after the last change, or when your account is deleted',
    },
    {
      name: 'lectern.review-due',
      purpose: 'When your cards are due, to show how many are.',
      until: 'You delete it',
    },
    {
      name: 'lectern.open-places',
      purpose: 'Where you stopped in the videos of open courses, and which parts you have watched.',
      until: 'You delete it',
    },
    {
      name: 'lectern.player',
      purpose: 'Player settings: volume, speed, captions, keyboard shortcuts and autoplay of the next lesson.',
      until: 'You delete it',
    },
    { name: 'lectern.quizzes', purpose: 'Your scores in quizzes.', until: 'You delete it' },
    {
      name: 'lectern.pen',
      purpose: 'Your drafts in the code editor, and your work on code lessons.',
      until: 'You save them, or delete it',
    },
    {
      name: 'lectern.solution',
      purpose: 'Teachers: solutions of code lessons not saved yet.',
      until: 'They are saved',
    },
    { name: 'lectern.pen-view', purpose: 'Layout of the code editor.', until: 'You delete it' },
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
      name: 'lectern.uploads',
      purpose: 'Files that you are uploading to a course, to continue after an interruption.',
      until: 'The file is uploaded or you cancel it; a week after the last change',
    },
    {
      name: 'lectern.contact',
      purpose: 'Your draft of a message on the contact page.',
      until: 'You send or discard it',
    },
    {
      name: 'lectern.enquiry',
      purpose: 'Your draft of an enquiry on the page for companies.',
      until: 'You send or discard it',
    },
    {
      name: 'lectern.deletion',
      purpose: 'Records that you began to delete your account, to finish it after an interruption.',
      until: 'The account is deleted',
    },
    {
      name: 'lectern.scroll',
      purpose: 'Scroll positions, so that Back restores them.',
      until: 'You close the tab',
    },
    {
      name: 'lectern.app',
      purpose: 'The code of the site, so that it opens offline.',
      until: 'You remove it under "Get the app"',
    },
    {
      name: 'lectern.catalogue',
      purpose: 'Parts of the catalogue that you have seen, to show them offline.',
      until: 'You remove it under "Get the app"',
    },
    {
      name: 'lectern.documents',
      purpose: 'Data of your account that you have seen, to show it offline.',
      until: 'You sign out',
    },
    {
      name: 'lectern.lessons',
      purpose: 'Lessons that you save offline.',
      until: 'You remove them, or sign out',
    },
    {
      name: 'lectern.mail-link',
      purpose: 'The address to which you had a sign-in link sent, so that the link signs you in without it.',
      until: 'You use the link',
    },
    {
      name: 'lectern.revision',
      purpose: 'The newest list of the site’s parts seen here, so that an older one is not passed off as new.',
      until: '30 days after your last visit',
    },
    {
      name: 'lectern.quarantine',
      purpose: 'Versions of a part of the site that failed to load, so that they are not tried again.',
      until: 'You close the tab',
    },
  ] satisfies DeviceEntry[],
}));
