import { CourseWordReader, type CourseWords, type TextIndex } from '@lectern/shared/search';
import type { Pause } from '../timeSlices';
import { sortedAnew } from './mergeSorted';

/**
 * The words of one course, each as its number times four plus its kind, in two UTF-16 units of a text, the lower first:
 * a hundred thousand arrays would keep the collector of garbage busy, which looks into each but not into texts.
 */
export type WordCodes = string;

/** How many courses or words a piece of work is about. */
const PIECE = 500;

/**
 * Numbers the words of courses, so that their index is made anew without reading a text. A word keeps its number when
 * no course has it any more.
 */
export class KeptWords {
  private readonly numbers = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly reader = new CourseWordReader();
  /** Those of `words` that have been sorted, by code unit. */
  private sorted: string[] = [];

  /** The codes of a course. */
  codesOf(course: CourseWords): WordCodes {
    const units: number[] = [];
    for (const [word, kind] of this.reader.kindsOf(course)) {
      const code = this.numberOf(word) * 4 + kind;
      units.push(code & 0xffff, code >>> 16);
    }
    return String.fromCharCode(...units);
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  /** The index of these courses, in their order: what a TextIndexBuilder makes of their texts. */
  async index(courses: readonly WordCodes[], pause: Pause): Promise<TextIndex> {
    const counts = await this.count(courses, pause);
    this.sorted = await sortedAnew(this.sorted, this.words.slice(this.sorted.length), pause);
    const words = this.sorted.filter((word) => (counts[this.numbers.get(word) ?? -1] ?? 0) > 0);
    const starts = new Uint32Array(words.length + 1);
    /** By the number of a word: where its next row goes. */
    const next = new Uint32Array(this.words.length);
    for (const [at, word] of words.entries()) {
      const number = this.numbers.get(word) ?? -1;
      next[number] = starts[at] ?? 0;
      starts[at + 1] = (starts[at] ?? 0) + (counts[number] ?? 0);
    }
    await pause();
    const rows = new Uint32Array(starts[words.length] ?? 0);
    const kinds = new Uint8Array(rows.length);
    for (const [row, codes] of courses.entries()) {
      for (let unit = 0; unit < codes.length; unit += 2) {
        const code = codeAt(codes, unit);
        const at = next[code >>> 2] ?? 0;
        rows[at] = row;
        kinds[at] = code & 3;
        next[code >>> 2] = at + 1;
      }
      if (row % PIECE === 0) await pause();
    }
    return { size: courses.length, words, starts, rows, kinds };
  }

  private async count(courses: readonly WordCodes[], pause: Pause): Promise<Uint32Array> {
    const counts = new Uint32Array(this.words.length);
    for (const [row, codes] of courses.entries()) {
      for (let unit = 0; unit < codes.length; unit += 2) {
        const word = codeAt(codes, unit) >>> 2;
        counts[word] = (counts[word] ?? 0) + 1;
      }
      if (row % PIECE === 0) await pause();
    }
    return counts;
  }
}

const codeAt = (codes: WordCodes, unit: number): number =>
  codes.charCodeAt(unit) + codes.charCodeAt(unit + 1) * 0x10000;
