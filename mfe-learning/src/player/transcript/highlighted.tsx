import type { ReactNode } from 'react';

/**
 * Highlights every occurrence of `words` in a text, ignoring case and accents. Returns null when they do not occur or
 * are empty.
 */
export function highlighted(text: string, words: string): ReactNode | null {
  const [plain, wanted] = [folded(text), folded(words)];
  if (wanted === '' || !plain.includes(wanted)) return null;
  const parts: ReactNode[] = [];
  let from = 0;
  // Folding preserves the length of each letter, so positions in both texts are the same.
  for (let index = plain.indexOf(wanted); index >= 0; index = plain.indexOf(wanted, from)) {
    parts.push(text.slice(from, index), <mark key={index}>{text.slice(index, index + wanted.length)}</mark>);
    from = index + wanted.length;
  }
  return [...parts, text.slice(from)];
}

/** Returns the text in lower case without accents, letter by letter. */
const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
