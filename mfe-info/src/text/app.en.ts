const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** The words of the page that helps to keep the site as an app, in English. */
export const appWords = {
  title: 'Get the app',
  lead: 'Lectern is a website that you can keep like an app: one press away, and nothing to download from a shop.',
  install: {
    title: 'Install it here',
    ready:
      'This browser can install Lectern right now. It takes a few kilobytes, and you can remove it like any other app.',
    button: 'Install Lectern',
    installed: 'Lectern is installed on this device. You will find it among your apps.',
    running: 'You are using the installed app right now.',
    dismissed: 'No harm done. You can install it later from this page or from the menu of your browser.',
    none: 'This browser offers no button for it, but you can keep Lectern from its menu.',
    how: 'Show me how',
  },
  platforms: {
    title: 'How to, on each device',
    yours: 'this device',
    items: {
      ios: {
        label: 'iPhone and iPad',
        steps: [
          'Open this page in Safari.',
          'Press the share button: a square with an arrow that points up.',
          'Choose "Add to Home Screen", then "Add".',
        ],
      },
      android: {
        label: 'Android',
        steps: [
          'Open this page in Chrome.',
          'Open the menu with the three dots.',
          'Choose "Add to Home screen" or "Install app", and confirm.',
        ],
      },
      mac: {
        label: 'Safari on a Mac',
        steps: [
          'Open this page in Safari (macOS Sonoma or later).',
          'Choose "File", then "Add to Dock".',
          'Confirm with "Add".',
        ],
      },
      desktop: {
        label: 'Chrome or Edge on a computer',
        steps: [
          'Open the menu of the browser.',
          'In Chrome choose "Cast, save and share", in Edge choose "Apps".',
          'Choose "Install page as app" or "Install this site as an app", and confirm.',
        ],
      },
      firefox: {
        label: 'Firefox on a computer',
        steps: [
          'Most Firefox versions do not install websites.',
          'Bookmark Lectern, or pin its tab: the site works the same.',
        ],
      },
    },
  },
  device: {
    title: 'Kept on this device',
    lead:
      'What this browser holds of Lectern, so that it opens without a connection. Signing out ' +
      'removes your lessons.',
    app: 'The site itself',
    notKept: 'Not kept',
    size: (bytes: number) => megabytes.format(Math.max(0.1, bytes / 1_000_000)),
    keep: 'Keep it',
    remove: 'Remove',
    removeOf: (what: string) => `Remove ${what}`,
    noLessons: 'No lesson is kept. Open a lesson of a course that you are enrolled in, and choose "Save offline".',
    signIn: 'Lessons that you keep appear here once you are signed in.',
    keptSaid: 'The site is kept on this device.',
    removedSaid: 'It is no longer kept on this device.',
    failed: 'It could not be kept',
    failedWhat: 'Check the connection, and that this browser may keep data for the site. Then try again.',
  },
  offline: {
    title: 'What works without a connection',
    lead: 'Once the site is kept on this device:',
    works: 'Works',
    needs: 'Needs a connection',
    working: [
      'Starting Lectern and opening its screens, with the courses and the search of your last visit.',
      'Lessons that you have kept, with captions and transcript. What you watch counts once you are connected again.',
      'What you have seen of your courses, notes and profile.',
      'The code editor, which keeps your draft on this device.',
      'A form keeps what you have written, so that you can send it once you are back.',
    ],
    needing: [
      'Videos and books that are not kept.',
      'Signing in, enrolling, paying and sending messages.',
      'News: what others wrote or changed since your last visit.',
    ],
  },
};
