import { createHash, type Hash } from 'node:crypto';
import type { CatalogueHome, CataloguePointer, ListAnswer, ListedOpenCourse } from '@lectern/shared/domain';
import { encodeCourseTable, encodingTextIndex, preparingLists, type CourseTable } from '@lectern/shared/search';
import { composeList, coursesOnHome, firstOfList, listKeys } from './composeLists';
import { inPieces, type Pause } from '../timeSlices';
import type { KeptCatalogue } from '../catalogue/CatalogueCache';
import type { TouchedRows } from '../catalogue/CourseRows';

/**
 * The pointer that makes a generation live, and its files that were made anew, by their paths in storage: the others
 * are those of before.
 */
export type Snapshot = { files: Map<string, Buffer>; pointer: CataloguePointer };

/** Where the hashed files of all generations are. */
export const HASHED_FILES = 'catalogue/files/';

/**
 * Makes the files of lists, in turns, and again only what has changed since. A file is named by a hash of its content,
 * so that what a change does not touch stays where it is, in storage and in browsers; the generation is a hash of all
 * names.
 */
export class SnapshotComposer {
  private readonly firsts = new Map<string, ListAnswer>();
  private onHome: Pick<CatalogueHome, 'popular' | 'newest'> | null = null;
  private facetValues = '';
  private rows: string | null = null;
  private words: string | null = null;

  constructor(
    private readonly catalogue: KeptCatalogue,
    private readonly pause: Pause,
  ) {}

  /** Makes everything anew the next time, whatever has changed. */
  forget(): void {
    this.firsts.clear();
    this.onHome = this.rows = this.words = null;
  }

  async compose(open: readonly ListedOpenCourse[]): Promise<Snapshot> {
    const { catalogue, pause } = this;
    const files = new Map<string, Buffer>();
    const touched = catalogue.rows.takeTouched();
    const table = await catalogue.rows.asTable(pause);
    this.drop(touched, table);
    await inPieces(preparingLists(table, ['popular', 'newest']), pause);
    const categories = catalogue.listedCategories();
    const lists: Record<string, string> = {};
    for (const key of listKeys(categories)) {
      const first = this.firsts.get(key) ?? firstOfList(table, key);
      this.firsts.set(key, first);
      lists[key] = add(files, `list-${key.replace('/', '.')}`, composeList(categories, key, first));
      await pause();
    }
    const home = add(files, 'home', { categories, ...(await this.showOnHome(table)), open });
    const books = add(files, 'books', { books: catalogue.books });
    await pause();
    const words = (this.words ??= await this.writeWords(files));
    const rows = (this.rows ??= await this.writeRows(files, table));
    const named = { home, books, lists, rows, words, courseCount: table.size };
    return {
      files,
      pointer: {
        schemaVersion: 2,
        generation: shortened(createHash('sha256').update(JSON.stringify(named))),
        ...named,
      },
    };
  }

  /** Lists count what they offer in the order in which the table first has it. */
  private drop({ rows, words, scopes }: TouchedRows, table: CourseTable): void {
    if (words) this.words = null;
    if (!rows) return;
    this.onHome = this.rows = null;
    const values = JSON.stringify(
      [table.categories, table.subcategories, table.levels, table.languages].map((column) => column.values),
    );
    if (values !== this.facetValues) this.firsts.clear();
    this.facetValues = values;
    for (const scope of scopes) this.firsts.delete(scope);
  }

  private async showOnHome(table: CourseTable): Promise<Pick<CatalogueHome, 'popular' | 'newest'>> {
    if (this.onHome) return this.onHome;
    const popular = coursesOnHome(table, 'popular');
    await this.pause();
    this.onHome = { popular, newest: coursesOnHome(table, 'newest') };
    return this.onHome;
  }

  private async writeWords(files: Map<string, Buffer>): Promise<string> {
    const index = await this.catalogue.rows.asIndex(this.pause);
    const bytes = await inPieces(encodingTextIndex(index), this.pause);
    return keep(files, 'words', 'bin', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  }

  private async writeRows(files: Map<string, Buffer>, table: CourseTable): Promise<string> {
    const pieces: Buffer[] = [];
    const hash = createHash('sha256');
    for (const text of encodeCourseTable(table)) {
      const piece = Buffer.from(text);
      hash.update(piece);
      pieces.push(piece);
      await this.pause();
    }
    return keep(files, 'rows', 'json', Buffer.concat(pieces), hash);
  }
}

const add = (files: Map<string, Buffer>, name: string, content: object): string =>
  keep(files, name, 'json', Buffer.from(JSON.stringify(content)));

/** Keeps a file under the name that its content has; `hash` has taken the content in already. */
function keep(
  files: Map<string, Buffer>,
  name: string,
  extension: 'json' | 'bin',
  content: Buffer,
  hash = createHash('sha256').update(content),
): string {
  const path = `${HASHED_FILES}${name}-${shortened(hash)}.${extension}`;
  files.set(path, content);
  return path;
}

const shortened = (hash: Hash): string => hash.digest('hex').slice(0, 16);
