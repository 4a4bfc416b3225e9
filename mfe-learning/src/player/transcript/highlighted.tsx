import type { ReactNode } from 'react';

/**
 * A text with every occurrence of some words marked, whatever their case and accents; null when they do not occur, or
 * there are none.
 */
export function highlighted(text: string, words: string): ReactNode | null {
  const [plain, wanted] = [folded(text), folded(words)];
  if (wanted === '' || !plain.includes(wanted)) return null;
  const parts: ReactNode[] = [];
  let from = 0;
  // Without a letter folded into several or none, places in the folded text are places in the text.
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}

/** Lower case without accents, letter for letter. */
const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
