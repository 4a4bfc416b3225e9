const list = new Intl.ListFormat('en');

/** The words of books below a search, and of their cards. */
export const bookWords = {
  authors: (names: readonly string[]) => list.format(names),
  free: 'Free',
  matching: 'Books that match',
  all: (n: number) => (n > 1 ? `See all ${new Intl.NumberFormat('en').format(n)} on the shelf` : 'See it on the shelf'),
} as const;
