import { count } from './count';

/** The words of what the search screen's box suggests. */
export const suggestionWords = {
  suggestions: 'Suggestions',
  suggested: (n: number) => `${count(n, 'suggestion', 'suggestions')}, with the arrow keys`,
  recent: 'Your recent searches',
} as const;
