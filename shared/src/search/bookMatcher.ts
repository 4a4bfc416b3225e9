import type { ListedBook } from '../domain';

const foldPlainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

const wordsIn = (text: string): string[] =>
  foldPlainly(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Tells which books words find, the same on the shelf and below a search: those of whose title and authors' names each
 * word begins a word; accents and capitals do not count. Null where there are no words to look for.
 */
export function bookMatcher(words: string): ((book: Pick<ListedBook, 'title' | 'authors'>) => boolean) | null {
  const wanted = wordsIn(words);
  if (wanted.length === 0) return null;
  return ({ title, authors }) => {
    const known = wordsIn([title, ...authors].join(' '));
    return wanted.every((word) => known.some((other) => other.startsWith(word)));
  };
}
