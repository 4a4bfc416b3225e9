import type { ListedBook } from '@lectern/shared/domain';
import { bookMatcher } from '@lectern/shared/search';

/** What books can be narrowed by, in the order of the panel; each is a parameter of the query string. */
export const FACETS = ['mine', 'topic', 'language', 'price'] as const;

/** One of FACETS. */
export type Facet = (typeof FACETS)[number];

/** The values that are chosen of each facet, as ids. */
export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** The orders of the shelf; the first holds until another is chosen. */
export const SORTS = ['title', 'shortest', 'longest', 'price'] as const;

/** One of SORTS. */
export type Sort = (typeof SORTS)[number];

/** Books that meet everything that was asked for; and what each facet offers. */
export type NarrowedBooks = {
  matching: ListedBook[];
  /** Value → how many books there would be with it: every other facet counts, the value's own does not. */
  counts: ReadonlyMap<Facet, ReadonlyMap<string, number>>;
  /** How many books there would be if the facet did not narrow. */
  without: ReadonlyMap<Facet, number>;
};

/** Narrows books by words and by what is chosen. `isYours` says which ones are the reader's own. Pure. */
export function narrowBooks(
  books: readonly ListedBook[],
  words: string,
  chosen: Chosen,
  isYours: (book: ListedBook) => boolean,
): NarrowedBooks {
  const isFound = bookMatcher(words);
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

/** Whether a book costs nothing. */
export const isFree = ({ price }: Pick<ListedBook, 'price'>): boolean => price === null || price.amount === 0;

/** The books in another order. Among prices of several currencies only the amount counts. */
export function sortBooks(books: readonly ListedBook[], sort: Sort): ListedBook[] {
  const byTitle = (a: ListedBook, b: ListedBook): number => a.title.localeCompare(b.title, 'en');
  const orders: Record<Sort, (a: ListedBook, b: ListedBook) => number> = {
    title: byTitle,
    shortest: (a, b) => a.pages - b.pages,
    longest: (a, b) => b.pages - a.pages,
    price: (a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0),
  };
  return books.toSorted((a, b) => orders[sort](a, b) || byTitle(a, b));
}
