import type { ReactNode } from 'react';

/**
 * Returns a text with every occurrence of `words` marked, ignoring case and accents. Null when they do not occur or are
 * empty.
 */
export function highlighted(text: string, words: string): ReactNode | null {
  const [plain, wanted] = [folded(text), folded(words)];
  if (wanted === '' || !plain.includes(wanted)) return null;
  const parts: ReactNode[] = [];
  let from = 0;
  // Folding keeps the length of each letter, so positions in the folded text are positions in the text.
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}

/** Returns the text in lower case without accents, letter by letter. */
const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
