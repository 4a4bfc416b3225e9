import { count } from './count';

/** The words of what a search found. */
export const resultWords = {
  results: (n: number, query: string) => `${count(n, 'course', 'courses')} for “${query}”`,
  noneTitle: (query: string) => `Nothing found for “${query}”`,
  none: 'Check the spelling, or try a word that says less.',
  seeAll: 'See all courses',
} as const;
