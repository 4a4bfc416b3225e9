import { session } from './session';

/** The type of every language of the shell. */
export type ShellText = typeof en;

/** Links of the footer under one heading: path and label. Only paths that a live route has are shown. */
export type LinkGroup = { title: string; links: readonly (readonly [path: string, label: string])[] };

const footerGroups: LinkGroup[] = [
  {
    title: 'Learn',
    links: [
      ['/all-courses', 'All courses'],
      ['/search', 'Search'],
      ['/books', 'Books'],
      ['/codepen', 'Code editor'],
    ],
  },
  {
    title: 'Lectern',
    links: [
      ['/about', 'About us'],
      ['/business', 'For business'],
      ['/teach', 'Teach with us'],
      ['/contact', 'Contact'],
    ],
  },
  {
    title: 'Practical',
    links: [
      ['/getApp', 'Get the app'],
      ['/privacy_policy', 'Privacy policy'],
      ['/site_map', 'Site map'],
    ],
  },
];

/** The words of the shell. */
export const en = {
  brand: 'Lectern',
  documentTitle: (title: string): string => `${title} · Lectern`,
  boot: {
    title: 'Lectern could not start',
    body:
      'The page came without the data that it needs. Loading it again usually helps; if it does not, ' +
      'please come back in a few minutes.',
    again: 'Load the page again',
  },
  session,
  header: {
    skip: 'Skip to the content',
    home: 'Lectern, home',
    main: 'Main',
    menu: 'Menu',
    menuFailed: 'The menu could not be loaded. Please press again.',
    search: 'Search',
    searchLabel: 'Search courses',
    searchPlaceholder: 'What would you like to learn?',
    cart: 'Cart',
    cartCount: (count: number): string => `Cart, ${String(count)} ${count === 1 ? 'item' : 'items'}`,
    signIn: 'Sign in',
    signUp: 'Sign up',
    account: (name: string): string => `Account of ${name}`,
  },
  theme: {
    label: 'Colour theme',
    button: (choice: string): string => `Colour theme: ${choice}`,
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
  },
  footer: {
    label: 'Footer',
    promise: 'Courses, books and a code editor, in one calm place.',
    groups: footerGroups,
    rights: (year: number): string => `© ${String(year)} Lectern`,
  },
  loading: {
    label: 'Loading the page',
    slow: (title: string): string =>
      `“${title}” is still loading. Your connection may be slow, or this part of the site busy.`,
    cancel: 'Stop waiting',
  },
  failed: {
    title: (name: string): string => `“${name}” could not be loaded`,
    crashed: (name: string): string => `“${name}” ran into a problem`,
    what: {
      error: 'This part of the site did not arrive. The rest of the site works.',
      timeout: 'This part of the site took too long to arrive. The rest of the site works.',
      missing:
        'This part of the site is not where it should be; it may just be being replaced. The rest of the site works.',
      integrity:
        'What arrived was not what we published, so it was not run. A proxy or an extension may have changed it.',
      evaluation: 'This part of the site arrived, but could not start. The rest of the site works.',
      contract: 'This part of the site arrived, but is not made for this version of it. The rest of the site works.',
      'shared-version':
        'This part of the site is made for another version of it. Loading the page again usually helps.',
      offline: 'You seem to be offline. As soon as you are connected again, it can be loaded.',
    },
    crash: 'Something went wrong while this page was shown. The rest of the site works.',
    again: 'Try again',
    reload: 'Reload the page',
    home: 'Go home',
    elsewhere: 'Or go on elsewhere',
  },
  notFound: {
    title: 'Page not found',
    body: 'There is no page at this address. It may have moved, or the link may have a mistake in it.',
    searchLabel: 'Search courses',
    elsewhere: 'Some ways on',
    home: 'Go home',
  },
  maintenance: {
    title: 'Back soon',
    until: (time: string): string => `We expect to be back ${time}.`,
    noUntil: 'We are working on it. There is no fixed end yet.',
    watching: 'This page comes back by itself as soon as we are done.',
    offTitle: 'No maintenance is under way',
    offBody: 'Everything works as it should. If something does not for you, please tell us.',
    home: 'Go home',
    banner: 'Maintenance has begun. Please finish what you are writing: the next page will show when we are back.',
  },
};
