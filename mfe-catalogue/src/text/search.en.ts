import { count } from './count';

/** The words of the search screen. */
export const searchWords = {
  title: 'Search',
  lead: 'Find a course by its title, its teacher or its topic.',
  label: 'What would you like to learn?',
  button: 'Search',
  seeAll: 'See all courses',
  results: (n: number, query: string) => `${count(n, 'course', 'courses')} for “${query}”`,
  noneTitle: (query: string) => `Nothing found for “${query}”`,
  none: 'Check the spelling, or try a word that says less.',
  suggestions: 'Suggestions',
  suggested: (n: number) => `${count(n, 'suggestion', 'suggestions')}, with the arrow keys`,
  recent: 'Your recent searches',
  forget: 'Forget them',
  browse: 'Browse by category',
} as const;
