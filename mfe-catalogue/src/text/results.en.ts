import { defineText } from '@lectern/shared/text';

/** Texts of search results. */
export const resultText = defineText((format) => ({
  results: (n: number, query: string) => `${format.count(n, { one: 'course', other: 'courses' })} for “${query}”`,
  noneTitle: (query: string) => `Nothing found for “${query}”`,
  none: 'Check the spelling, or try a more general word.',
  seeAll: 'See all courses',
}));
