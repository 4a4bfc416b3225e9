import { translatable } from '@lectern/shared/translations';

/** Texts of the deferred parts. They ship in the same chunk, so that they add nothing to the first load. */
export const deferredText = translatable('deferred', (format) => ({
  closeMenu: 'Close menu',
  account: {
    label: 'Account',
    profile: 'My learning',
    signUp: 'Create an account',
    orders: 'Orders',
    settings: 'Settings',
    signOut: 'Sign out',
  },
  notifications: {
    title: 'Notifications',
    unread: (count: number) => format.count(count, { one: 'unread notification', other: 'unread notifications' }),
    many: '9+',
    arrived: (title: string) => `New notification: ${title}`,
    new: 'New',
    none: 'No notifications yet',
    noneBody: 'Answers, decisions and refunds will appear here.',
    failed: 'Your notifications could not be loaded',
    failedBody: 'Check the connection, then try again.',
    tryAgain: 'Try again',
    date: (when: Date) => format.date(when, { dateStyle: 'medium', timeStyle: 'short' }),
    settings: 'Choose which ones you also get by e-mail',
  },
  language: {
    label: 'Language',
    failed: 'The language could not be loaded. Please try again.',
  },
  theme: 'Theme',
  warning: {
    leaving: {
      title: 'You are about to leave Lectern',
      body: (host: string) =>
        `This link leads to ${host}, which is not part of Lectern. Continue only if you trust it.`,
      bodyUnknown: 'This link leads to another site, and we could not confirm that its address is safe.',
      onward: (host: string) => `Continue to ${host}`,
    },
    'storage-blocked': {
      title: 'Your browser blocks storage for this site',
      body:
        'You can browse, but you cannot stay signed in or keep your position in a course. Allow cookies and site ' +
        'data for Lectern in your browser’s settings.',
    },
    'browser-too-old': {
      title: 'Your browser is too old for Lectern',
      body:
        'Some parts of the site may not work. Please update your browser, or use a current version of Chrome, Edge, ' +
        'Firefox or Safari.',
    },
    'session-ended': {
      title: 'Your session has ended',
      body: 'You were signed out, for example because your password was changed. Your saved work is safe.',
      signIn: 'Sign in again',
    },
    'account-deleted': {
      title: 'Your account has been deleted',
      body: 'You are signed out and your data has been removed. You are welcome to create a new account at any time.',
    },
    unknown: {
      title: 'Something needs your attention',
      body: 'We do not know what caused this warning. It is safe to continue.',
    },
    home: 'Go home',
    back: 'Go back',
  },
}));
