import { CourseWordReader, type CourseWords, type TextIndex } from '@lectern/shared/search';
import type { Pause } from '../timeSlices';
import { mergeSorted } from './mergeSorted';

/**
 * The words of one course. Each is its number times four plus its kind, in two UTF-16 units of a string, the lower
 * first. Strings cost the garbage collector nothing to scan; a hundred thousand arrays would keep it busy.
 */
export type EncodedWords = string;

/** Courses or words handled between two pauses. */
const STEP = 500;

/** Numbers the words of courses, so that the index is rebuilt without reading texts. Unused words keep their number. */
export class WordDictionary {
  private readonly numbers = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly reader = new CourseWordReader();
  /** `words` in the order of code units, without those that were added since the last `index`. */
  private sorted: string[] = [];

  /** Encodes the words of a course, and adds new ones to the dictionary. */
  encode(course: CourseWords): EncodedWords {
    const units: number[] = [];
    for (const [word, kind] of this.reader.wordKinds(course)) {
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

  /** Builds the index of these courses in their order, equal to the one of a TextIndexBuilder over their texts. */
  async index(courses: readonly EncodedWords[], pause: Pause): Promise<TextIndex> {
    const counts = await this.countUses(courses, pause);
    this.sorted = await mergeSorted(this.sorted, this.words.slice(this.sorted.length), pause);
    const words = this.sorted.filter((word) => (counts[this.numbers.get(word) ?? -1] ?? 0) > 0);
    const { starts, next } = this.allocate(words, counts);
    await pause();
    const rows = new Uint32Array(starts[words.length] ?? 0);
    const kinds = new Uint8Array(rows.length);
    for (const [row, encoded] of courses.entries()) {
      for (let unit = 0; unit < encoded.length; unit += 2) {
        const code = codeAt(encoded, unit);
        const slot = next[code >>> 2] ?? 0;
        rows[slot] = row;
        kinds[slot] = code & 3;
        next[code >>> 2] = slot + 1;
      }
      if (row % STEP === 0) await pause();
    }
    return { size: courses.length, words, starts, rows, kinds };
  }

  /** Returns where the rows of each sorted word start, and, by word number, where its next row is written. */
  private allocate(words: readonly string[], counts: Uint32Array): { starts: Uint32Array; next: Uint32Array } {
    const starts = new Uint32Array(words.length + 1);
    const next = new Uint32Array(this.words.length);
    for (const [position, word] of words.entries()) {
      const number = this.numbers.get(word) ?? -1;
      next[number] = starts[position] ?? 0;
      starts[position + 1] = (starts[position] ?? 0) + (counts[number] ?? 0);
    }
    return { starts, next };
  }

  private async countUses(courses: readonly EncodedWords[], pause: Pause): Promise<Uint32Array> {
    const counts = new Uint32Array(this.words.length);
    for (const [row, encoded] of courses.entries()) {
      for (let unit = 0; unit < encoded.length; unit += 2) {
        const word = codeAt(encoded, unit) >>> 2;
        counts[word] = (counts[word] ?? 0) + 1;
      }
      if (row % STEP === 0) await pause();
    }
    return counts;
  }
}

const codeAt = (encoded: EncodedWords, unit: number): number =>
  encoded.charCodeAt(unit) + encoded.charCodeAt(unit + 1) * 0x10000;
