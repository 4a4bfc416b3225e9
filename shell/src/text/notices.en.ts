import { translatable } from '@lectern/shared/translations';

/** Texts of the notices around the screen. */
export const noticesText = translatable('notices', (format) => ({
  offline: 'Offline: saved pages and lessons still work.',
  session: {
    remembered: 'Lectern is not responding. You are seeing the account details saved on this device.',
    tryAgain: 'Try again',
    ended: 'Your session has ended, for example because your password was changed. Your saved work is safe.',
    signInAgain: 'Sign in again',
    dismiss: 'Dismiss',
  },
  development: {
    banner: (remotes: readonly string[], site: string) =>
      `Development: ${format.list(remotes)} from this computer, everything else from ${site}.`,
  },
  update: {
    ready: 'A new version of Lectern is ready.',
    reload: 'Reload',
    dismiss: 'Later',
  },
}));
