import { translatable } from '@lectern/shared/translations';

/** Texts of search results. */
export const resultText = translatable('results', (format) => ({
  results: (n: number, query: string) => `${format.count(n, { one: 'course', other: 'courses' })} for “${query}”`,
  noneTitle: (query: string) => `Nothing found for “${query}”`,
  none: 'Check the spelling, or try a more general word.',
  seeAll: 'See all courses',
}));
