import { wordsOf } from '@lectern/shared/search';

/** A piece of a text, and whether it is one of the words that a search found. */
export type MarkedPiece = { text: string; isMatch: boolean };

/** The text in pieces, which joined are the text again: words among `terms` (folded) are matches. */
export function markMatches(text: string, terms: ReadonlySet<string>): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  const push = (to: number, isMatch: boolean): void => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMatch });
    from = Math.max(from, to);
  };
  for (const { folded, start, end } of wordsOf(text)) {
    if (!terms.has(folded)) continue;
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return pieces;
}
