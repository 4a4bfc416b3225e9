import { translatable } from '@lectern/shared/translations';

/** Texts of book cards, and of the books below a search. */
export const bookText = translatable('books', (format) => ({
  authors: (names: readonly string[]) => format.list(names),
  free: 'Free',
  matching: 'Books that match',
  all: (n: number) => (n > 1 ? `See all ${format.number(n)} on the shelf` : 'See it on the shelf'),
}));
