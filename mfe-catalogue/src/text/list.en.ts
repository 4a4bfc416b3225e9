import { count, number } from './count';

/** The words of lists: their heads, orders and pages. */
export const listWords = {
  all: 'All courses',
  allLead: 'Find what you want to learn next.',
  inCategory: (n: number) => `${count(n, 'course', 'courses')} to choose from.`,
  /** The page's title of a subcategory. */
  within: (name: string, parent: string) => `${name} · ${parent}`,
  home: 'Home',
  noneInCategory: 'No course has been published in this category yet',
  seeAll: 'See all courses',
  results: 'Courses',
  sort: 'Sort by',
  sorts: { relevance: 'Best match', popular: 'Most popular', newest: 'Newest', title: 'Title', shortest: 'Shortest' },
  pages: 'Pages',
  page: (n: number) => `Page ${number.format(n)}`,
  pageOf: (page: number, pages: number) => `page ${number.format(page)} of ${number.format(pages)}`,
  previous: 'Previous',
  next: 'Next',
} as const;
