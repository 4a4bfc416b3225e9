import type { ListedBook } from '@lectern/shared/domain';
import { bookMatcher, fold } from '@lectern/shared/search';

/**
 * The books that the shelf would find by these words, those first whose title begins with them, then by title; none
 * without words.
 */
export function findBooks(books: readonly ListedBook[], words: string): ListedBook[] {
  const isFound = bookMatcher(words);
  if (!isFound) return [];
  const typed = fold(words.trim());
  const rank = ({ title }: ListedBook): number => Number(!fold(title).startsWith(typed));
  return books.filter(isFound).sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'en'));
}
