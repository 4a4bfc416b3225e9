/** How a word of a query was found among the words of the courses, from best to worst: 1 is the very word. */
export type WordMatch = { word: number; quality: number };

/** How many slips of the finger a word of this length may have. */
const slipsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2);

/** A beginning of a word is worth less the less of it was typed. */
const prefixQuality = (typed: number, whole: number): number => 0.55 + 0.35 * (typed / whole);
const SLIP_QUALITY = [1, 0.45, 0.25];

/** Nobody means a word of more letters: what is longer is no slip of anything. */
const LONGEST = 40;

/**
 * The words, sorted by code unit, that `typed` is, begins, or was meant to be. Slips are looked for only where nothing
 * is or begins with it, and two only where one does not help.
 */
export function matchWords(sorted: readonly string[], typed: string): WordMatch[] {
  const matches: WordMatch[] = [];
  for (let word = firstAtLeast(sorted, typed); sorted[word]?.startsWith(typed); word += 1) {
    const found = sorted[word] ?? '';
    matches.push({ word, quality: found === typed ? 1 : prefixQuality(typed.length, found.length) });
  }
  if (typed.length > LONGEST) return matches;
  for (let slips = 1; matches.length === 0 && slips <= slipsIn(typed); slips += 1)
    matches.push(...matchWithSlips(sorted, typed, slips));
  return matches;
}

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
 * The words within `most` slips of the typed one, or with a beginning that is: a letter too many, missing, wrong, or
 * two exchanged (Damerau's distance, adjacent exchanges only). Neighbours in a sorted list share their beginnings, so
 * the rows of the table are kept for the next word; where they ended in too many slips, every word with that beginning
 * ends so too.
 */
function matchWithSlips(sorted: readonly string[], typed: string, most: number): WordMatch[] {
  const table = new SlipTable(typed, typed.length + most);
  const matches: WordMatch[] = [];
  let former = '';
  let known = 0;
  for (let word = 0; word < sorted.length; word += 1) {
    const found = sorted[word] ?? '';
    let depth = sharedLength(former, found, known);
    former = found;
    const limit = Math.min(found.length, typed.length + most);
    while ((depth === 0 || table.leastOf(depth) <= most) && depth < limit) {
      depth += 1;
      table.writeRow(found, depth);
    }
    known = depth;
    const { slips, isWhole } = table.best(depth, found.length);
    if (slips <= most)
      matches.push({
        word,
        quality: (SLIP_QUALITY[slips] ?? 0) * (isWhole ? 1 : prefixQuality(typed.length, found.length)),
      });
  }
  return matches;
}

/** Row `depth` holds the slips between the first `depth` letters of a word and each beginning of what was typed. */
class SlipTable {
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
    for (let at = 0; at < this.width; at += 1) this.cells[at] = at;
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
    for (let at = 1; at < width; at += 1) {
      const wrong = letter === typed.charCodeAt(at - 1) ? 0 : 1;
      let slips = Math.min(
        (cells[above + at] ?? 0) + 1,
        (cells[row + at - 1] ?? 0) + 1,
        (cells[above + at - 1] ?? 0) + wrong,
      );
      if (
        depth > 1 &&
        at > 1 &&
        letter === typed.charCodeAt(at - 2) &&
        word.charCodeAt(depth - 2) === typed.charCodeAt(at - 1)
      ) {
        slips = Math.min(slips, (cells[above - width + at - 2] ?? 0) + 1);
      }
      cells[row + at] = slips;
      least = Math.min(least, slips);
    }
    this.least[depth] = least;
  }

  /** The fewest slips to the whole word of `length` letters, or to a beginning of it. */
  best(depth: number, length: number): { slips: number; isWhole: boolean } {
    const last = this.width - 1;
    let slips = depth === length ? (this.cells[depth * this.width + last] ?? Infinity) : Infinity;
    let isWhole = slips < Infinity;
    for (let at = 1; at <= depth; at += 1) {
      const here = this.cells[at * this.width + last] ?? Infinity;
      if (here >= slips) continue;
      slips = here;
      isWhole = false;
    }
    return { slips, isWhole };
  }
}

function sharedLength(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}
