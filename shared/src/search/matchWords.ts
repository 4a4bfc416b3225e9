/** A matching word by its index, and the quality of the match: 1 for the exact word, less for prefixes and typos. */
export type WordMatch = { word: number; quality: number };

/** Returns the number of typos that a word of this length may have. */
const maxTypos = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2);

/** Returns the quality of a prefix: the smaller its share of the word, the lower. */
const prefixQuality = (typed: number, whole: number): number => 0.55 + 0.35 * (typed / whole);
/** Quality of a match by its number of typos. */
const TYPO_QUALITY = [1, 0.45, 0.25];

/** Longest word that is searched for with typos. */
const MAX_LENGTH = 40;

/**
 * Finds the words that `typed` equals, is a prefix of, or resembles. `sorted` is sorted by code unit. Typos are tried
 * only when there is no exact or prefix match, and two typos only when one finds nothing.
 */
export function matchWords(sorted: readonly string[], typed: string): WordMatch[] {
  const matches: WordMatch[] = [];
  for (let word = firstAtLeast(sorted, typed); sorted[word]?.startsWith(typed); word += 1) {
    const found = sorted[word] ?? '';
    matches.push({ word, quality: found === typed ? 1 : prefixQuality(typed.length, found.length) });
  }
  if (typed.length > MAX_LENGTH) return matches;
  for (let typos = 1; matches.length === 0 && typos <= maxTypos(typed); typos += 1)
    matches.push(...matchWithTypos(sorted, typed, typos));
  return matches;
}

/** Returns the index of the first word that is not less than `typed` (binary search). */
function firstAtLeast(sorted: readonly string[], typed: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Finds the words within `most` typos of the typed one, or with a prefix that is. A typo is an extra, missing or wrong
 * letter, or two adjacent ones swapped (Damerau's distance, restricted to adjacent swaps). Neighbours in a sorted list
 * share prefixes, so the table's rows of the shared prefix are reused for the next word. When such a row already
 * exceeds `most`, no word with that prefix matches.
 */
function matchWithTypos(sorted: readonly string[], typed: string, most: number): WordMatch[] {
  const table = new TypoTable(typed, typed.length + most);
  const matches: WordMatch[] = [];
  let previous = '';
  let filled = 0;
  for (let word = 0; word < sorted.length; word += 1) {
    const found = sorted[word] ?? '';
    let depth = sharedLength(previous, found, filled);
    previous = found;
    const limit = Math.min(found.length, typed.length + most);
    while ((depth === 0 || table.leastOf(depth) <= most) && depth < limit) {
      depth += 1;
      table.writeRow(found, depth);
    }
    filled = depth;
    const { typos, isWhole } = table.best(depth, found.length);
    if (typos <= most)
      matches.push({
        word,
        quality: (TYPO_QUALITY[typos] ?? 0) * (isWhole ? 1 : prefixQuality(typed.length, found.length)),
      });
  }
  return matches;
}

/** Distance table: row `depth` holds the typos between a word's first `depth` letters and each prefix of `typed`. */
class TypoTable {
  private readonly width: number;
  private readonly cells: Uint8Array;
  private readonly least: Uint8Array;
  constructor(
    private readonly typed: string,
    deepest: number,
  ) {
    this.width = typed.length + 1;
    this.cells = new Uint8Array(this.width * (deepest + 1));
    this.least = new Uint8Array(deepest + 1);
    for (let index = 0; index < this.width; index += 1) this.cells[index] = index;
  }

  leastOf(depth: number): number {
    return this.least[depth] ?? 0;
  }

  writeRow(word: string, depth: number): void {
    const { typed, width, cells } = this;
    const letter = word.charCodeAt(depth - 1);
    const row = depth * width;
    const above = row - width;
    let least = depth;
    cells[row] = depth;
    for (let index = 1; index < width; index += 1) {
      const wrong = letter === typed.charCodeAt(index - 1) ? 0 : 1;
      let typos = Math.min(
        (cells[above + index] ?? 0) + 1,
        (cells[row + index - 1] ?? 0) + 1,
        (cells[above + index - 1] ?? 0) + wrong,
      );
      if (
        depth > 1 &&
        index > 1 &&
        letter === typed.charCodeAt(index - 2) &&
        word.charCodeAt(depth - 2) === typed.charCodeAt(index - 1)
      ) {
        typos = Math.min(typos, (cells[above - width + index - 2] ?? 0) + 1);
      }
      cells[row + index] = typos;
      least = Math.min(least, typos);
    }
    this.least[depth] = least;
  }

  /** Returns the fewest typos between `typed` and the whole word of `length` letters, or a prefix of it. */
  best(depth: number, length: number): { typos: number; isWhole: boolean } {
    const last = this.width - 1;
    let typos = depth === length ? (this.cells[depth * this.width + last] ?? Infinity) : Infinity;
    let isWhole = typos < Infinity;
    for (let index = 1; index <= depth; index += 1) {
      const here = this.cells[index * this.width + last] ?? Infinity;
      if (here >= typos) continue;
      typos = here;
      isWhole = false;
    }
    return { typos, isWhole };
  }
}

/** Returns the length of the common prefix, at most `most`. */
function sharedLength(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}
