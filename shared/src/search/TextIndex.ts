import { foldedWords } from './fold';

/**
 * Inverted index of the courses' words. `words` are sorted by code unit. The postings of word `w` are `rows` and
 * `kinds` from `starts[w]` up to `starts[w + 1]`, sorted by row. A row lists a word once, with its best-weighted kind.
 */
export type TextIndex = {
  readonly size: number;
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
  readonly kinds: Uint8Array;
};

/** Searchable texts of a course. `more` are texts that no other field contains, such as tags and category names. */
export type CourseWords = { title: string; subtitle: string; teacherName: string; more: readonly string[] };

/** Weight of a word by its kind, the field that contains it: title, `more`, teacher's name, subtitle. */
export const KIND_WEIGHTS = [10, 6, 5, 3] as const;

/** Number of words in one slice of work. */
const SLICE = 50;
/** Maximum number of texts with cached words. */
const MAX_CACHED = 20_000;

/** Runs all slices of work without a pause, and returns the result. */
export function runToEnd<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Extracts the words of courses. Caches those of teachers, tags and categories, which occur in many courses. */
export class CourseWordReader {
  private readonly cached = new Map<string, readonly string[]>();

  /** Returns each word of a course with the best-weighted kind of field that contains it, an index of KIND_WEIGHTS. */
  wordKinds({ title, subtitle, teacherName, more }: CourseWords): Map<string, number> {
    const kinds = new Map<string, number>();
    const fields = [
      [foldedWords(title)],
      more.map((text) => this.cachedWords(text)),
      [this.cachedWords(teacherName)],
      [foldedWords(subtitle)],
    ];
    fields.forEach((texts, kind) => {
      for (const words of texts) for (const word of words) if (!kinds.has(word)) kinds.set(word, kind);
    });
    return kinds;
  }

  private cachedWords(text: string): readonly string[] {
    const words = this.cached.get(text) ?? foldedWords(text);
    if (this.cached.size < MAX_CACHED) this.cached.set(text, words);
    return words;
  }
}

/** Builds a TextIndex. Add the courses in the order of their rows. */
export class TextIndexBuilder {
  private size = 0;
  /** Postings by word. Each holds row and kind in one number: row × 4 + kind. */
  private readonly postings = new Map<string, number[]>();
  private readonly reader = new CourseWordReader();

  add(course: CourseWords): void {
    for (const [word, kind] of this.reader.wordKinds(course)) {
      const postings = this.postings.get(word);
      if (postings) postings.push(this.size * 4 + kind);
      else this.postings.set(word, [this.size * 4 + kind]);
    }
    this.size += 1;
  }

  finish(): TextIndex {
    return runToEnd(this.finishInSlices());
  }

  /** Like `finish`, in slices, so that building a large index does not block the thread. */
  *finishInSlices(): Generator<void, TextIndex> {
    const words = [...this.postings.keys()].sort();
    const starts = new Uint32Array(words.length + 1);
    words.forEach((word, index) => {
      starts[index + 1] = (starts[index] ?? 0) + (this.postings.get(word)?.length ?? 0);
    });
    const total = starts[words.length] ?? 0;
    const rows = new Uint32Array(total);
    const kinds = new Uint8Array(total);
    for (const [at, word] of words.entries()) {
      const start = starts[at] ?? 0;
      this.postings.get(word)?.forEach((posting, index) => {
        rows[start + index] = Math.floor(posting / 4);
        kinds[start + index] = posting % 4;
      });
      if (at % SLICE === 0) yield;
    }
    return { size: this.size, words, starts, rows, kinds };
  }
}
