import type { ListedBook } from '@lectern/shared/domain';
import { bookMatcher, compareFolded } from '@lectern/shared/search';

/** Facets by which books are filtered, in the order of the panel; each is a parameter of the query string. */
export const FACETS = ['mine', 'topic', 'language', 'price'] as const;

/** One of FACETS. */
export type Facet = (typeof FACETS)[number];

/** Selected values of each facet, as ids. */
export type SelectedValues = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** Orders of the shelf, the default first. */
export const SORTS = ['title', 'shortest', 'longest', 'price'] as const;

/** One of SORTS. */
export type Sort = (typeof SORTS)[number];

/** Books that match the search and every facet, with the counts that each facet shows. */
export type FilteredBooks = {
  matching: ListedBook[];
  /** Number of books by value of a facet: filtered by every other facet, not by its own. */
  counts: ReadonlyMap<Facet, ReadonlyMap<string, number>>;
  /** Number of books without the filter of a facet. */
  without: ReadonlyMap<Facet, number>;
};

/** Filters books by search and facets. `isYours` returns true for books in the visitor's library. Pure. */
export function filterBooks(
  books: readonly ListedBook[],
  query: string,
  chosen: SelectedValues,
  isYours: (book: ListedBook) => boolean,
): FilteredBooks {
  const isFound = bookMatcher(query);
  const found = isFound ? books.filter(isFound) : books;
  const of = (facet: Facet, book: ListedBook): string => valueOf(facet, book, isYours);
  const meets = (facet: Facet, book: ListedBook): boolean =>
    !chosen[facet]?.length || chosen[facet].includes(of(facet, book));
  const counts = new Map<Facet, Map<string, number>>();
  const without = new Map<Facet, number>();
  for (const facet of FACETS) {
    const open = found.filter((book) => FACETS.every((other) => other === facet || meets(other, book)));
    const values = new Map<string, number>();
    for (const value of open.map((book) => of(facet, book))) if (value) values.set(value, (values.get(value) ?? 0) + 1);
    counts.set(facet, values);
    without.set(facet, open.length);
  }
  return { matching: found.filter((book) => FACETS.every((facet) => meets(facet, book))), counts, without };
}

function valueOf(facet: Facet, book: ListedBook, isYours: (book: ListedBook) => boolean): string {
  if (facet === 'topic') return book.category ?? '';
  if (facet === 'language') return book.language;
  if (facet === 'mine') return isYours(book) ? 'yours' : '';
  return isFree(book) ? 'free' : 'paid';
}

/** Returns true for a book without a price, or with a price of zero. */
export const isFree = ({ price }: Pick<ListedBook, 'price'>): boolean => price === null || price.amount === 0;

/** Returns the books in an order. Prices are compared by amount, whatever their currency. */
export function sortBooks(books: readonly ListedBook[], sort: Sort): ListedBook[] {
  const byTitle = (a: ListedBook, b: ListedBook): number => compareFolded(a.title, b.title);
  const orders: Record<Sort, (a: ListedBook, b: ListedBook) => number> = {
    title: byTitle,
    shortest: (a, b) => a.pages - b.pages,
    longest: (a, b) => b.pages - a.pages,
    price: (a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0),
  };
  return books.toSorted((a, b) => orders[sort](a, b) || byTitle(a, b));
}
