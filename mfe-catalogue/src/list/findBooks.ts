import type { ListedBook } from '@lectern/shared/domain';
import { bookMatcher, compareFolded, fold } from '@lectern/shared/search';

/** Returns the books that match the query, titles that begin with it first, then by title; none for an empty query. */
export function findBooks(books: readonly ListedBook[], words: string): ListedBook[] {
  const isFound = bookMatcher(words);
  if (!isFound) return [];
  const typed = fold(words.trim());
  const rank = ({ title }: ListedBook): number => Number(!fold(title).startsWith(typed));
  return books.filter(isFound).sort((a, b) => rank(a) - rank(b) || compareFolded(a.title, b.title));
}
