import { translatable } from '@lectern/shared/translations';

/** Texts of the suggestions in the search screen's box. */
export const suggestionText = translatable('suggestions', (format) => ({
  suggestions: 'Suggestions',
  suggested: (n: number) =>
    `${format.count(n, { one: 'suggestion', other: 'suggestions' })}. Use the arrow keys to choose.`,
  recent: 'Your recent searches',
}));
