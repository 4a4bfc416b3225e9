import { foldedWords } from './fold';

/**
 * All words of the courses, sorted by code unit, and the rows in which each stands: `rows` and `kinds` from
 * `starts[word]` up to `starts[word + 1]`, in the order of rows. A row has a word once, of the kind that counts most.
 */
export type TextIndex = {
  readonly size: number;
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
  readonly kinds: Uint8Array;
};

/**
 * What a search knows of a course beside the facts of lists. `more` are words that stand nowhere else, such as tags and
 * names of categories.
 */
export type CourseWords = { title: string; subtitle: string; teacherName: string; more: readonly string[] };

/**
 * What a word is worth by where it stands: in the title, in what else describes the course, in the teacher's name, in
 * the subtitle.
 */
export const KIND_WEIGHTS = [10, 6, 5, 3] as const;

/** How many words a piece of work is about. */
const PIECE = 50;
const MOST_KNOWN = 20_000;

/** Does all pieces of work at once. */
export function inOneGo<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Finds the words of courses. Teachers, tags and categories come again and again: their words are kept. */
export class CourseWordReader {
  private readonly known = new Map<string, readonly string[]>();

  /**
   * Each word of a course, and the kind of place that counts most of those where it stands: one of KIND_WEIGHTS by its
   * index.
   */
  kindsOf({ title, subtitle, teacherName, more }: CourseWords): Map<string, number> {
    const kinds = new Map<string, number>();
    const places = [
      [foldedWords(title)],
      more.map((text) => this.knownWords(text)),
      [this.knownWords(teacherName)],
      [foldedWords(subtitle)],
    ];
    places.forEach((texts, kind) => {
      for (const words of texts) for (const word of words) if (!kinds.has(word)) kinds.set(word, kind);
    });
    return kinds;
  }

  private knownWords(text: string): readonly string[] {
    const words = this.known.get(text) ?? foldedWords(text);
    if (this.known.size < MOST_KNOWN) this.known.set(text, words);
    return words;
  }
}

/** Collects the words of courses, which come in the order of their rows. */
export class TextIndexBuilder {
  private size = 0;
  /** Row and kind in one number: row × 4 + kind. */
  private readonly postings = new Map<string, number[]>();
  private readonly reader = new CourseWordReader();

  add(course: CourseWords): void {
    for (const [word, kind] of this.reader.kindsOf(course)) {
      const postings = this.postings.get(word);
      if (postings) postings.push(this.size * 4 + kind);
      else this.postings.set(word, [this.size * 4 + kind]);
    }
    this.size += 1;
  }

  finish(): TextIndex {
    return inOneGo(this.finishing());
  }

  /** Finishes in pieces, so that whoever has a large index to make can do other things between them. */
  *finishing(): Generator<void, TextIndex> {
    const words = [...this.postings.keys()].sort();
    const starts = new Uint32Array(words.length + 1);
    words.forEach((word, at) => {
      starts[at + 1] = (starts[at] ?? 0) + (this.postings.get(word)?.length ?? 0);
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
      if (at % PIECE === 0) yield;
    }
    return { size: this.size, words, starts, rows, kinds };
  }
}
