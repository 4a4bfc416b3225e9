import type { ListedBook } from '../domain';

const foldPlainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

const wordsIn = (text: string): string[] =>
  foldPlainly(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns a predicate for books that match a query: each word starts a word of the title or authors, ignoring accents
 * and case. Null for a query without words. Shelf and search share it.
 */
export function bookMatcher(words: string): ((book: Pick<ListedBook, 'title' | 'authors'>) => boolean) | null {
  const wanted = wordsIn(words);
  if (wanted.length === 0) return null;
  return ({ title, authors }) => {
    const known = wordsIn([title, ...authors].join(' '));
    return wanted.every((word) => known.some((other) => other.startsWith(word)));
  };
}
