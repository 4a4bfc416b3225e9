import { defineText } from '@lectern/shared/text';

/** Texts of the suggestions in the search screen's box. */
export const suggestionText = defineText((format) => ({
  suggestions: 'Suggestions',
  suggested: (n: number) =>
    `${format.count(n, { one: 'suggestion', other: 'suggestions' })}. Use the arrow keys to choose.`,
  recent: 'Your recent searches',
}));
