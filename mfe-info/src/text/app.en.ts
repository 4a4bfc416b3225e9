import { translatable } from '@lectern/shared/translations';

/** Texts of the page that installs the site as an app. */
export const appText = translatable('app', (format) => ({
  title: 'Get the app',
  lead: 'Lectern is a website that you can install like an app, without an app store.',
  install: {
    title: 'Install it here',
    ready:
      'This browser can install Lectern right now. It takes a few kilobytes, and you can remove it like any other app.',
    button: 'Install Lectern',
    installed: 'Lectern is installed on this device. You will find it among your apps.',
    running: 'You are using the installed app right now.',
    dismissed: 'Not installed. You can install it later from this page or from your browser’s menu.',
    none: 'This browser has no install button for websites, but you can add Lectern from its menu.',
    how: 'Show me how',
  },
  platforms: {
    title: 'How to install it on each device',
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
    title: 'Stored on this device',
    lead: 'What this browser stores so that Lectern works offline. Signing out removes your lessons.',
    app: 'The site itself',
    notStored: 'Not stored',
    size: (bytes: number) =>
      format.number(Math.max(0.1, bytes / 1_000_000), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
    store: 'Store',
    remove: 'Remove',
    removeOf: (what: string) => `Remove ${what}`,
    lessons: (count: number) => format.count(count, { one: 'lesson', other: 'lessons' }),
    manage: 'Show them in your profile',
    noLessons: 'No lessons are stored. Open a lesson of a course you are enrolled in, and choose “Save offline”.',
    signIn: 'Sign in to see the lessons that you saved offline.',
    stored: 'The site is stored on this device.',
    removed: 'Removed from this device.',
    failed: 'The site could not be stored',
    failedReason: 'Check the connection, and that this browser may store data for the site. Then try again.',
  },
  offline: {
    title: 'What works without a connection',
    lead: 'Once the site is stored on this device:',
    works: 'Works',
    needs: 'Needs a connection',
    working: [
      'Starting Lectern and opening its screens, with the courses and the search of your last visit.',
      'Lessons that you save offline, with captions and transcript. Progress is saved once you are online again.',
      'The parts of your courses, notes and profile that you have opened before.',
      'The code editor, which keeps your draft on this device.',
      'Forms, which keep what you have written until you are online and can send it.',
    ],
    needing: [
      'Videos and books that are not stored.',
      'Signing in, enrolling, paying and sending messages.',
      'Updates: what others wrote or changed since your last visit.',
    ],
  },
}));
