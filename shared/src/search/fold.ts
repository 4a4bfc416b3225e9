/** Replacements of letters that do not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};

const PLAIN = /^[\x20-\x7e]*$/;

/** Normalises text for comparison: lower case, without accents, full-width forms narrowed. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[ßæœøđðþłıħةىـ]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Compares texts for sorting, without regard to case and accents. Unlike a locale's collation, which takes long to load
 * in a browser, it is the same on every machine.
 */
export function compareFolded(a: string, b: string): number {
  const [one, other] = [fold(a), fold(b)];
  return Number(one > other) - Number(one < other);
}

/** A word, with the signs of names such as C++, C# and F#. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:\+\+|#)?/gu;
/** Arabic article at the beginning of a word: who looks for a noun finds it with and without. */
const ARTICLE = /^ال(?=.)/;
/** Characters of scripts that are written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A folded word, and its range in the original text in UTF-16 units. */
export type Word = { folded: string; start: number; end: number };

/** Splits a text into words, in order. In scripts without spaces, each pair of adjacent characters is a word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (UNSPACED.test(word)) return pairsOf(word, index);
    const folded = fold(word).replace(/['’]/g, '').replace(ARTICLE, '');
    return folded ? [{ folded, start: index, end: index + word.length }] : [];
  });
}

/** Returns the folded words of a text, in order. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);

function pairsOf(word: string, offset: number): Word[] {
  const letters = Array.from(word);
  if (letters.length === 1) return [{ folded: fold(word), start: offset, end: offset + word.length }];
  let start = offset;
  return letters.slice(0, -1).map((letter, index) => {
    const pair = letter + (letters[index + 1] ?? '');
    const found = { folded: fold(pair), start, end: start + pair.length };
    start += letter.length;
    return found;
  });
}
