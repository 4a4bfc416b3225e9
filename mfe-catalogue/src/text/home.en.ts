import { translatable } from '@lectern/shared/translations';

/** Texts of the home screen. */
export const homeText = translatable('home', (format) => ({
  title: 'Learn something worth knowing',
  lead:
    'Courses by people who do what they teach. Watch at your own pace, keep your place on every ' +
    'device, and take notes where you need them.',
  searchLabel: 'Search all courses',
  search: 'Search',
  categories: 'Categories',
  popular: 'Popular courses',
  newest: 'New courses',
  all: 'See all courses',
  allNewest: 'See all new courses',
  allBooks: 'See all books',
  continue: 'Continue learning',
  open: 'Open courses',
  watch: 'Watch now',
  openLead: 'Watch at once, without an account.',
  lessons: (n: number) => format.count(n, { one: 'lesson', other: 'lessons' }),
  alsoHere: 'Also on Lectern',
  books: { title: 'Books', text: 'Read a sample, and continue where you stopped.' },
  code: { title: 'Code editor', text: 'HTML, CSS and JavaScript side by side, running as you type.' },
  teach: { title: 'Teach', text: 'Share what you know. See how it works, and what we ask of teachers.' },
}));
