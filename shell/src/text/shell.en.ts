import type { TextOf } from '@lectern/shared/text';
import { translatable } from '@lectern/shared/translations';

/** Texts of the first bundle, in one language. */
export type ShellText = TextOf<typeof shellText>;

/** Texts of the shell's first bundle: header, footer, loading, and what must show when nothing else can load. */
export const shellText = translatable('shell', (format) => ({
  brand: 'Lectern',
  documentTitle: (title: string) => `${title} · Lectern`,
  boot: {
    title: 'Lectern could not start',
    body: 'The page is missing data that it needs. Please reload it, or try again later.',
    again: 'Reload the page',
  },
  session: {
    slowTitle: 'Signing you in is taking longer than usual',
    slowBody: 'You can keep waiting, or continue without your account: you stay signed in on this device.',
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
    rights: (year: number) => `© ${String(year)} Lectern`,
  },
  loading: {
    label: 'Loading the page',
    slow: (title: string) => `“${title}” is still loading. Your connection may be slow, or our servers busy.`,
    cancel: 'Stop waiting',
  },
  notFound: { title: 'Page not found' },
  maintenance: { title: 'Back soon' },
}));
