import type { CourseTable } from './courseTable';
import { foldedWords } from './fold';
import { matchWords } from './matchWords';
import { orderOf } from './orders';
import { KIND_WEIGHTS, type TextIndex } from './TextIndex';

/** Courses to search: their listed fields, and the index of their words. */
export type SearchableCourses = { table: CourseTable; index: TextIndex };

/** Result of a search: the matching rows, ascending, the score of each, and the courses' words that matched. */
export type Found = { rows: Uint32Array; scores: Float32Array; words: ReadonlySet<string> };

/** Longer queries are truncated. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 12;

const NOTHING: Found = { rows: new Uint32Array(), scores: new Float32Array(), words: new Set() };

/**
 * Finds the rows that match all words of a query. When none does, returns those that match the most words, at least
 * half. A title that equals the query scores highest, then titles that begin with it, then titles that contain it.
 */
export function findRows({ table, index }: SearchableCourses, query: string): Found {
  const typed = foldedWords(query.slice(0, MAX_CHARACTERS));
  const words = [...new Set(typed)].slice(0, MAX_WORDS);
  if (words.length === 0) return NOTHING;
  const score = new Scores(index);
  for (const word of words) score.addWord(word);
  const most = score.mostHits();
  if (most === 0 || most * 2 < words.length) return NOTHING;
  const rows = score.rowsWith(most);
  const titles = titlesOf(table);
  const phrase = ` ${typed.join(' ')}`;
  const scores = Float32Array.from(
    rows,
    (row) => score.of(row) + titleBonus(titles[row] ?? '', phrase) + Math.log10(1 + (table.ratingCounts[row] ?? 0)) / 2,
  );
  return { rows, scores, words: score.words };
}

/** Scores and matched words of all rows, accumulated word by word. */
class Scores {
  readonly words = new Set<string>();
  private readonly total: Float32Array;
  private readonly hits: Uint8Array;
  /** Best score of each row for the current word. */
  private readonly best: Float32Array;
  constructor(private readonly index: TextIndex) {
    this.total = new Float32Array(index.size);
    this.hits = new Uint8Array(index.size);
    this.best = new Float32Array(index.size);
  }

  /** Adds the score of each row for one word: its best match. Rare words score higher than common ones. */
  addWord(typed: string): void {
    const { index, best } = this;
    const { words, starts, rows, kinds, size } = index;
    best.fill(0);
    for (const { word, quality } of matchWords(words, typed)) {
      this.words.add(words[word] ?? '');
      const start = starts[word] ?? 0;
      const end = starts[word + 1] ?? 0;
      const weight = quality * (1 + Math.log(1 + size / (1 + end - start)) / 4);
      for (let at = start; at < end; at += 1) {
        const row = rows[at] ?? 0;
        const score = (KIND_WEIGHTS[kinds[at] ?? 0] ?? 0) * weight;
        if (score > (best[row] ?? 0)) best[row] = score;
      }
    }
    for (let row = 0; row < size; row += 1) {
      const score = best[row] ?? 0;
      if (score === 0) continue;
      this.total[row] = (this.total[row] ?? 0) + score;
      this.hits[row] = (this.hits[row] ?? 0) + 1;
    }
  }

  of(row: number): number {
    return this.total[row] ?? 0;
  }

  mostHits(): number {
    let most = 0;
    for (const hits of this.hits) if (hits > most) most = hits;
    return most;
  }

  rowsWith(hits: number): Uint32Array {
    const found = new Uint32Array(this.hits.length);
    let count = 0;
    for (let row = 0; row < this.hits.length; row += 1) if (this.hits[row] === hits) found[count++] = row;
    return found.slice(0, count);
  }
}

function titleBonus(title: string, phrase: string): number {
  if (!title.includes(phrase)) return 0;
  if (!title.startsWith(phrase)) return 3;
  return title.length === phrase.length ? 1000 : 6;
}

const cache = new WeakMap<CourseTable, readonly string[]>();

/** Returns the folded words of each title, each after a space. Cached per table. */
function titlesOf(table: CourseTable): readonly string[] {
  const titles = cache.get(table) ?? table.titles.map((title) => ` ${foldedWords(title).join(' ')}`);
  cache.set(table, titles);
  return titles;
}

/** Warms the caches that the first search, and the first list in each order, would otherwise wait for. */
export function prepareSearch({ table }: SearchableCourses): void {
  titlesOf(table);
  for (const sort of ['popular', 'newest', 'title', 'shortest'] as const) orderOf(table, sort);
}
