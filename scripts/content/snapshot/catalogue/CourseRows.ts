import { CourseTableBuilder, type CourseRow, type CourseTable, type TextIndex } from '@lectern/shared/search';
import type { Pause } from '../timeSlices';
import { mayChangeCategoryName, mayChangePrice, type Changes } from './changes';
import type { CourseEntry } from './courseEntry';
import { WordDictionary, type EncodedWords } from './WordDictionary';

/** Parts of the lists that must be written again; `scopes` are the names of the lists with a changed row. */
export type DirtyParts = { rows: boolean; words: boolean; scopes: ReadonlySet<string> };

/** Courses that take data from changed documents, by the kind of document. */
type AffectedRows = { byPrice: string[]; byCategory: string[]; byTeacher: string[] };

const STEP = 500;

/** The published courses as lists need them, in the order of their ids, with a record of what has changed. */
export class CourseRows {
  readonly words = new WordDictionary();
  /** The number of listed courses in a category or subcategory, by its slug. */
  readonly counts = new Map<string, number>();
  private readonly entries = new Map<string, CourseEntry>();
  /** Sorted ids of the listed courses. */
  private readonly ids: string[] = [];
  private table: CourseTable | null = null;
  private dirty = nothingDirty();

  listedIds(): readonly string[] {
    return this.ids;
  }

  isListed(id: string): boolean {
    return (this.entries.get(id)?.row ?? null) !== null;
  }

  /** Returns the row of a listed course in the table; null for any other one. */
  rowIndex(id: string): number | null {
    return this.isListed(id) ? positionOf(this.ids, id) : null;
  }

  /** Replaces the entry of a course; null removes it. */
  set(id: string, entry: CourseEntry | null): void {
    const previous = this.entries.get(id);
    if (entry) this.entries.set(id, entry);
    else this.entries.delete(id);
    const [previousRow, row] = [previous?.row ?? null, entry?.row ?? null];
    if (!isSameRow(previousRow, row)) this.replaceRow(id, previousRow, row);
    const isSameLength = (previousRow === null) === (row === null);
    if (!isSameLength || (previous?.words ?? '') !== (entry?.words ?? '')) this.dirty.words = true;
  }

  private replaceRow(id: string, previous: CourseRow | null, row: CourseRow | null): void {
    this.table = null;
    this.dirty.rows = true;
    if (previous) this.count(previous, -1);
    if (row) this.count(row, 1);
    if (previous === null) this.ids.splice(positionOf(this.ids, id), 0, id);
    if (row === null) this.ids.splice(positionOf(this.ids, id), 1);
  }

  private count({ categories, subcategories }: CourseRow, by: 1 | -1): void {
    for (const slug of new Set([categories, subcategories || categories]))
      this.counts.set(slug, (this.counts.get(slug) ?? 0) + by);
    for (const scope of ['all', categories, subcategories, `${categories}/${subcategories}`])
      this.dirty.scopes.add(scope);
  }

  /** Returns the courses that take a price, a category's name or a teacher's profile from a changed document. */
  affectedBy(changes: Changes): AffectedRows {
    const affected: AffectedRows = { byPrice: [], byCategory: [], byTeacher: [] };
    if (changes.products.size + changes.categories.size + changes.teachers.size === 0) return affected;
    for (const [id, entry] of this.entries) {
      if (mayChangePrice(changes, entry)) affected.byPrice.push(id);
      if (mayChangeCategoryName(changes, entry)) affected.byCategory.push(id);
      if (changes.teachers.has(entry.teacherUid)) affected.byTeacher.push(id);
    }
    return affected;
  }

  /** Returns what has changed since the last call; at first, everything. */
  takeDirty(): DirtyParts {
    const { dirty } = this;
    this.dirty = nothingDirty();
    return dirty;
  }

  /** Builds the table of listed courses, equal to the one that a CourseTableBuilder builds from the courses. */
  async buildTable(pause: Pause): Promise<CourseTable> {
    if (this.table) return this.table;
    const builder = new CourseTableBuilder();
    for (const [at, id] of this.ids.entries()) {
      const row = this.entries.get(id)?.row;
      if (row) builder.addRow(row);
      if (at % STEP === 0) await pause();
    }
    this.table = builder.finish();
    return this.table;
  }

  /** Builds the search index of the listed courses. */
  async buildIndex(pause: Pause): Promise<TextIndex> {
    const courses: EncodedWords[] = [];
    for (const [at, id] of this.ids.entries()) {
      courses.push(this.entries.get(id)?.words ?? '');
      if (at % STEP === 0) await pause();
    }
    return this.words.index(courses, pause);
  }
}

const nothingDirty = () => ({ rows: false, words: false, scopes: new Set<string>() });

/** Returns the position of `id` among sorted ids, or the one at which to insert it. */
function positionOf(ids: readonly string[], id: string): number {
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
