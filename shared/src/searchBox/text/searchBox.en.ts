import { translatable } from '@lectern/shared/translations';

/** Texts of the suggestions in search boxes. */
export const searchBoxText = translatable('searchBox', (format) => ({
  label: 'Suggestions',
  recent: 'Your recent searches',
  courses: 'Courses',
  books: 'Books',
  categories: 'Categories',
  all: (words: string) => `See all results for “${words}”`,
  announce: (count: number) =>
    `${format.count(count, { one: 'suggestion', other: 'suggestions' })}. Use the arrow keys to choose.`,
}));
