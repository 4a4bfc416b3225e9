import { translatable } from '@lectern/shared/translations';

/** Texts of course lists: head, order and pages. */
export const listText = translatable('list', (format) => ({
  all: 'All courses',
  allLead: 'Find what you want to learn next.',
  inCategory: (n: number) => `${format.count(n, { one: 'course', other: 'courses' })} to choose from.`,
  /** Page title of a subcategory. */
  within: (name: string, parent: string) => `${name} · ${parent}`,
  home: 'Home',
  noneInCategory: 'No course has been published in this category yet',
  seeAll: 'See all courses',
  results: 'Courses',
  sort: 'Sort by',
  sorts: { relevance: 'Best match', popular: 'Most popular', newest: 'Newest', title: 'Title', shortest: 'Shortest' },
  pages: 'Pages',
  number: (n: number) => format.number(n),
  page: (n: number) => `Page ${format.number(n)}`,
  atPage: (page: number, pages: number) => `, page ${format.number(page)} of ${format.number(pages)}`,
  previous: 'Previous',
  next: 'Next',
}));
