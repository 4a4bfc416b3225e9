import type { TextOf } from '@lectern/shared/text';
import { translatable } from '@lectern/shared/translations';

/** Texts of the first bundle, in one language. */
export type ShellText = TextOf<typeof shellText>;

/** Texts of the shell's first bundle: header, footer, and the screens that must show when nothing else can load. */
export const shellText = translatable('shell', (format) => ({
  brand: 'Lectern',
  documentTitle: (title: string) => `${title} · Lectern`,
  boot: {
    title: 'Lectern could not start',
    body: 'The page is missing data that it needs. Reloading usually helps. If it does not, please try again later.',
    again: 'Reload the page',
  },
  session: {
    slowTitle: 'Signing you in is taking longer than usual',
    slowBody:
      'The sign-in service has not answered yet. You can keep waiting, or continue without your account: you stay ' +
      'signed in on this device and can load your account later.',
    wait: 'Keep waiting',
    continue: 'Continue signed out',
  },
  header: {
    skip: 'Skip to content',
    home: 'Lectern, home',
    main: 'Main',
    menu: 'Menu',
    menuFailed: 'The menu could not be loaded. Please try again.',
    search: 'Search',
    searchLabel: 'Search courses',
    searchPlaceholder: 'What would you like to learn?',
    cart: 'Cart',
    cartCount: (count: number) => `Cart, ${format.count(count, { one: 'item', other: 'items' })}`,
    signIn: 'Sign in',
    signUp: 'Sign up',
    account: (name: string) => `Account of ${name}`,
  },
  theme: {
    label: 'Colour theme',
    button: (choice: string) => `Colour theme: ${choice}`,
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  footer: {
    label: 'Footer',
    promise: 'Courses, books and a code editor in one calm place.',
    groups: { learn: 'Learn', company: 'Lectern', more: 'More' },
    links: {
      '/all-courses': 'All courses',
      '/search': 'Search',
      '/books': 'Books',
      '/codepen': 'Code editor',
      '/about': 'About us',
      '/business': 'For business',
      '/teach': 'Teach with us',
      '/contact': 'Contact',
      '/getApp': 'Get the app',
      '/privacy_policy': 'Privacy policy',
      '/site_map': 'Site map',
    },
    rights: (year: Date) => `© ${format.date(year, { year: 'numeric' })} Lectern`,
  },
  loading: {
    label: 'Loading the page',
    slow: (title: string) => `“${title}” is still loading. Your connection may be slow, or our servers busy.`,
    cancel: 'Stop waiting',
  },
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
    title: 'Page not found',
    body: 'There is no page at this address. It may have moved, or the link may contain a mistake.',
    elsewhere: 'Try one of these',
    home: 'Go home',
  },
  maintenance: {
    title: 'Back soon',
    until: (end: Date) => `We expect to be back by ${format.date(end, { dateStyle: 'medium', timeStyle: 'short' })}.`,
    noUntil: 'We are working on it and do not know yet how long it will take.',
    watching: 'This page reloads by itself as soon as we are back.',
    offTitle: 'No maintenance right now',
    offBody: 'Everything works as it should. If something does not work for you, please tell us.',
    home: 'Go home',
  },
}));
