import { translatable } from '@lectern/shared/translations';

/** Texts of the shelf, and of a book's page until its details have loaded. */
export const bookText = translatable('books', (format) => {
  const books = (n: number): string => format.count(n, { one: 'book', other: 'books' });
  return {
    title: 'Books',
    lead: 'Read a sample, keep your position, and continue where you stopped.',
    by: (authors: readonly string[]) => format.list(authors),
    pages: (n: number) => format.count(n, { one: 'page', other: 'pages' }),
    books,
    count: (n: number) => format.number(n),
    language: (tag: string) => format.languageName(tag),
    free: 'Free',
    noneTitle: 'No books yet',
    none: 'Published books appear here.',
    courses: 'See all courses',
    booksFailed: 'The books could not be loaded',
    detailsFailed: 'The rest of this page could not be loaded',
    readerFailed: 'The reader could not be loaded',

    find: 'Find a book',
    findHint: 'Title or author',
    filters: 'Filters',
    openFilters: (n: number) => (n > 0 ? `Filters (${format.number(n)})` : 'Filters'),
    show: (n: number) => `Show ${books(n)}`,
    results: 'Books found',
    selected: 'Selected filters',
    remove: 'Remove the filter',
    clear: 'Clear all filters',
    sort: 'Sort by',
    sorts: { title: 'Title', shortest: 'Shortest first', longest: 'Longest first', price: 'Lowest price' },
    facets: { topic: 'Topic', language: 'Language', price: 'Price', mine: 'Your library' },
    values: { free: 'Free', paid: 'Paid', yours: 'Yours' },
    noMatchTitle: 'No book matches',
    noMatch: 'Remove a filter to see more:',
    without: (facet: string, n: number) => `Without ${facet.toLowerCase()}: ${books(n)}`,
    quoted: (query: string) => `“${query}”`,

    opening: 'Opening the book',

    home: 'Home',
    continueAt: (percent: number) => `Continue at ${format.number(percent / 100, { style: 'percent' })}`,
    unavailableTitle: 'This book is not available',
    unavailable: 'It may have been withdrawn, or the address may be incomplete.',
    allBooks: 'See all books',
  };
});
