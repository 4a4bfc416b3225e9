import { wordsOf } from '@lectern/shared/search';

/** Part of a text; `isMatch` for a word that matched a search. */
export type TextPiece = { text: string; isMatch: boolean };

/** Splits a text into pieces, which joined give the text. Words in `terms` (folded) are matches. */
export function highlightMatches(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
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
