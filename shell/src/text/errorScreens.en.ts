import { translatable } from '@lectern/shared/translations';

/** Texts of the screens that the shell shows in place of another: failed, not found, and maintenance. */
export const errorScreensText = translatable('errorScreens', (format) => ({
  failed: {
    title: (name: string) => `“${name}” could not be loaded`,
    crashed: (name: string) => `“${name}” ran into a problem`,
    reason: {
      error: 'This part of the site could not be downloaded. The rest of the site still works.',
      timeout: 'This part of the site took too long to load. The rest of the site still works.',
      missing: 'This part of the site was not found. It may be updating right now. The rest of the site still works.',
      integrity:
        'The download was not the file that we published, so we did not run it. A proxy or a browser extension ' +
        'may have changed it.',
      evaluation: 'This part of the site loaded but could not start. The rest of the site still works.',
      contract: 'This part of the site does not fit this version of Lectern. The rest of the site still works.',
      'shared-version': 'This part of the site needs another version of Lectern. Reloading the page usually helps.',
      offline: 'You seem to be offline. This page loads as soon as you are connected again.',
      render: 'Something went wrong while showing this page. The rest of the site still works.',
    },
    again: 'Try again',
    reload: 'Reload the page',
    home: 'Go home',
    elsewhere: 'Try one of these instead',
  },
  notFound: {
    body: 'There is no page at this address. It may have moved, or the link may contain a mistake.',
    elsewhere: 'Try one of these',
    home: 'Go home',
  },
  maintenance: {
    until: (end: Date) => `We expect to be back by ${format.date(end, { dateStyle: 'medium', timeStyle: 'short' })}.`,
    noUntil: 'We are working on it and do not know yet how long it will take.',
    watching: 'This page reloads by itself as soon as we are back.',
    offTitle: 'No maintenance right now',
    offBody: 'Everything works as it should. If something does not work for you, please tell us.',
    home: 'Go home',
  },
}));
