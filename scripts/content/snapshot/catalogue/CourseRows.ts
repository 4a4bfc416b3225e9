import { CourseTableBuilder, type CourseRow, type CourseTable, type TextIndex } from '@lectern/shared/search';
import { isPlaced, isPriced, type Changes } from './changes';
import type { CourseEntry } from './courseEntry';
import type { Pause } from '../timeSlices';
import { KeptWords, type WordCodes } from './WordDictionary';

/** What has changed of the lists since it was last asked: `scopes` are the names of the lists with a row that did. */
export type TouchedRows = { rows: boolean; words: boolean; scopes: ReadonlySet<string> };

const PIECE = 500;

/** The published courses as lists need them, in the order of their ids, and what has changed of them. */
export class KeptRows {
  readonly words = new KeptWords();
  /** How many listed courses stand in a category or a subcategory, by its slug. */
  readonly counts = new Map<string, number>();
  private readonly entries = new Map<string, CourseEntry>();
  /** Of those that are listed. */
  private readonly ids: string[] = [];
  private table: CourseTable | null = null;
  private touched = nothingTouched();

  listedIds(): readonly string[] {
    return this.ids;
  }

  isListed(id: string): boolean {
    return (this.entries.get(id)?.row ?? null) !== null;
  }

  /** Replaces the entry of a course; null removes it. */
  set(id: string, entry: CourseEntry | null): void {
    const before = this.entries.get(id);
    if (entry) this.entries.set(id, entry);
    else this.entries.delete(id);
    const [was, is] = [before?.row ?? null, entry?.row ?? null];
    if (!isSameRow(was, is)) this.replaceRow(id, was, is);
    if ((was === null) !== (is === null) || (before?.words ?? '') !== (entry?.words ?? '')) this.touched.words = true;
  }

  private replaceRow(id: string, was: CourseRow | null, is: CourseRow | null): void {
    this.table = null;
    this.touched.rows = true;
    if (was) this.count(was, -1);
    if (is) this.count(is, 1);
    if (was === null) this.ids.splice(placeOf(this.ids, id), 0, id);
    if (is === null) this.ids.splice(placeOf(this.ids, id), 1);
  }

  private count({ categories, subcategories }: CourseRow, by: 1 | -1): void {
    for (const slug of new Set([categories, subcategories || categories]))
      this.counts.set(slug, (this.counts.get(slug) ?? 0) + by);
    for (const scope of ['all', categories, subcategories, `${categories}/${subcategories}`])
      this.touched.scopes.add(scope);
  }

  /**
   * The courses that take a price, the name of a category, or what a teacher tells of themselves from what was changed.
   */
  touchedBy(changes: Changes): { priced: string[]; placed: string[]; taught: string[] } {
    const found: ReturnType<KeptRows['touchedBy']> = { priced: [], placed: [], taught: [] };
    if (changes.products.size + changes.categories.size + changes.teachers.size === 0) return found;
    for (const [id, entry] of this.entries) {
      if (isPriced(changes, entry)) found.priced.push(id);
      if (isPlaced(changes, entry)) found.placed.push(id);
      if (changes.teachers.has(entry.teacherUid)) found.taught.push(id);
    }
    return found;
  }

  /** What has changed since the last call; at first, everything. */
  takeTouched(): TouchedRows {
    const { touched } = this;
    this.touched = nothingTouched();
    return touched;
  }

  /** The facts of the listed courses, as a CourseTableBuilder makes them of the courses. */
  async asTable(pause: Pause): Promise<CourseTable> {
    if (this.table) return this.table;
    const builder = new CourseTableBuilder();
    for (const [at, id] of this.ids.entries()) {
      const row = this.entries.get(id)?.row;
      if (row) builder.addRow(row);
      if (at % PIECE === 0) await pause();
    }
    this.table = builder.finish();
    return this.table;
  }

  /** The index of their words. */
  async asIndex(pause: Pause): Promise<TextIndex> {
    const courses: WordCodes[] = [];
    for (const [at, id] of this.ids.entries()) {
      courses.push(this.entries.get(id)?.words ?? '');
      if (at % PIECE === 0) await pause();
    }
    return this.words.index(courses, pause);
  }
}

const nothingTouched = () => ({ rows: false, words: false, scopes: new Set<string>() });

/** The place of an id among sorted ones: its own, or that where it belongs. */
function placeOf(ids: readonly string[], id: string): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isSameRow(a: CourseRow | null, b: CourseRow | null): boolean {
  if (a === null || b === null) return a === b;
  return (Object.keys(a) as (keyof CourseRow)[]).every((name) => a[name] === b[name]);
}
