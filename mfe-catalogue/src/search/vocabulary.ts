/** How a word of a query was found among the words of the courses, from best to worst: 1 is the very word. */
export type TermMatch = { term: number; quality: number };

/** How many slips of the finger a word of this length may have. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** A beginning of a word is worth less the less of it was typed. */
const prefixQuality = (typed: number, whole: number): number => 0.55 + 0.35 * (typed / whole);
const SLIP_QUALITY = [1, 0.45, 0.25];

/**
 * The terms, sorted by code unit, that `word` is, begins, or was meant to be. Slips are looked for only where nothing
 * is or begins with the word, and two only where one does not help.
 */
export function matchTerms(sorted: readonly string[], word: string): TermMatch[] {
  const matches: TermMatch[] = [];
  for (let term = firstAtLeast(sorted, word); sorted[term]?.startsWith(word); term += 1) {
    const found = sorted[term] ?? '';
    matches.push({ term, quality: found === word ? 1 : prefixQuality(word.length, found.length) });
  }
  for (let slips = 1; matches.length === 0 && slips <= slipsIn(word); slips += 1) matches.push(...matchWithSlips(sorted, word, slips));
  return matches;
}

function firstAtLeast(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The terms within `most` slips of the word, or with a beginning that is: a letter too many, missing, wrong, or two exchanged (Damerau's
 * distance, adjacent exchanges only). Neighbours in a sorted list share their beginnings, so each row of the table is kept for the next term.
 */
function matchWithSlips(sorted: readonly string[], word: string, most: number): TermMatch[] {
  const width = word.length;
  const rows: number[][] = [Array.from({ length: width + 1 }, (_, index) => index)];
  const matches: TermMatch[] = [];
  let former = '';
  let known = 0;
  for (let term = 0; term < sorted.length; term += 1) {
    const found = sorted[term] ?? '';
    let depth = Math.min(known, sharedLength(former, found));
    // `known` rows hold for the former term; where they ended in too many slips, every term with that beginning ends so too.
    const limit = Math.min(found.length, width + most);
    const dead = depth > 0 && Math.min(...(rows[depth] ?? [0])) > most;
    while (!dead && depth < limit) {
      depth += 1;
      rows[depth] = nextRow(rows, found, word, depth);
      if (Math.min(...(rows[depth] ?? [])) > most) break;
    }
    former = found;
    known = depth;
    const best = bestOf(rows, depth, width, found.length);
    if (best.slips <= most) matches.push({ term, quality: (SLIP_QUALITY[best.slips] ?? 0) * (best.isWhole ? 1 : prefixQuality(width, found.length)) });
  }
  return matches;
}

function nextRow(rows: readonly number[][], term: string, word: string, depth: number): number[] {
  const above = rows[depth - 1] ?? [];
  const row = [depth];
  for (let at = 1; at <= word.length; at += 1) {
    const wrong = term[depth - 1] === word[at - 1] ? 0 : 1;
    let least = Math.min((above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + wrong);
    if (depth > 1 && at > 1 && term[depth - 1] === word[at - 2] && term[depth - 2] === word[at - 1]) least = Math.min(least, (rows[depth - 2]?.[at - 2] ?? 0) + 1);
    row[at] = least;
  }
  return row;
}

/** The fewest slips to the whole term, or to a beginning of it. */
function bestOf(rows: readonly number[][], depth: number, width: number, length: number): { slips: number; isWhole: boolean } {
  let slips = depth === length ? rows[depth]?.[width] ?? Infinity : Infinity;
  let isWhole = slips < Infinity;
  for (let at = 1; at <= depth; at += 1) {
    const here = rows[at]?.[width] ?? Infinity;
    if (here < slips) {
      slips = here;
      isWhole = false;
    }
  }
  return { slips, isWhole };
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
