import { signOutFailed } from './signOutFailed';

/** The words of the later parts. */
export const later = {
  closeMenu: 'Close menu',
  account: {
    label: 'Account',
    profile: 'My learning',
    orders: 'Orders',
    settings: 'Settings',
    signOut: 'Sign out',
    signOutFailed,
  },
  theme: 'Theme',
  offline: 'Offline: kept pages and lessons still work.',
  session: {
    remembered: 'Lectern does not answer just now: this is what this device remembers of your account.',
    tryAgain: 'Try again',
    ended: 'Your session has ended, for example because your password was changed. Nothing that you saved is lost.',
    signInAgain: 'Sign in again',
    dismiss: 'Dismiss',
  },
  warning: {
    title: 'A word of warning',
    leaving: {
      title: 'You are about to leave Lectern',
      body: (host: string): string =>
        `This link leads to ${host}, which is not part of Lectern. Continue only if you trust it.`,
      bodyUnknown: 'This link leads to another site, but its address is not one that we can show you safely.',
      onward: (host: string): string => `Continue to ${host}`,
    },
    'storage-blocked': {
      title: 'Your browser keeps nothing for this site',
      body:
        'Storage is blocked, so you can browse, but not stay signed in or keep your place in a ' +
        'course. Allow cookies and site data for Lectern in your browser’s settings.',
    },
    'browser-too-old': {
      title: 'Your browser is too old for Lectern',
      body:
        'Some parts of the site may not work. Please update your browser, or use a current version ' +
        'of Chrome, Edge, Firefox or Safari.',
    },
    'session-ended': {
      title: 'Your session has ended',
      body: 'You were signed out, for example because your password was changed. Nothing that you saved is lost.',
      signIn: 'Sign in again',
    },
    'account-deleted': {
      title: 'Your account is deleted',
      body:
        'You are signed out, and what was yours has been removed. You are welcome back at any time, ' +
        'with a new account.',
    },
    unknown: {
      title: 'Something needs your attention',
      body: 'The site sent you here without saying why. It is safe to go on.',
    },
    home: 'Go to the home page',
    back: 'Go back',
  },
  development: {
    banner: (remotes: string, site: string): string =>
      `Development: ${remotes} comes from this computer, all else from ${site}.`,
  },
  update: {
    ready: 'A new version of Lectern is ready.',
    reload: 'Reload',
    later: 'Later',
  },
};
