import { createHash, type Hash } from 'node:crypto';
import type { CatalogueHome, CataloguePointer, ListAnswer, ListedOpenCourse } from '@lectern/shared/domain';
import {
  encodeCourseTable,
  encodeTextIndexInSlices,
  prepareListsInSlices,
  type CourseTable,
} from '@lectern/shared/search';
import type { CatalogueCache } from '../catalogue/CatalogueCache';
import type { DirtyParts } from '../catalogue/CourseRows';
import { runInSlices, type Pause } from '../timeSlices';
import { composePaths } from './composePaths';
import { composeList, coursesOnHome, firstOfList, listKeys } from './composeLists';

/** The pointer of a generation, and those of its files that were composed again, by their paths in storage. */
export type Snapshot = { files: Map<string, Buffer>; pointer: CataloguePointer };

/** The folder that holds the hashed files of all generations. */
export const HASHED_FILES = 'catalogue/files/';

/**
 * Composes the files of lists in time slices, and recomposes only what has changed. A file is named by a hash of its
 * content, so that unchanged ones stay in storage and in browser caches. The generation is a hash of all names.
 */
export class SnapshotComposer {
  private readonly firstPages = new Map<string, ListAnswer>();
  private homeRows: Pick<CatalogueHome, 'popular' | 'newest'> | null = null;
  private facetValues = '';
  private rows: string | null = null;
  private words: string | null = null;

  constructor(
    private readonly catalogue: CatalogueCache,
    private readonly pause: Pause,
  ) {}

  /** Drops everything composed, so that the next call composes all files. */
  reset(): void {
    this.firstPages.clear();
    this.homeRows = this.rows = this.words = null;
  }

  /** Composes a snapshot of the cached catalogue and these open courses. */
  async compose(open: readonly ListedOpenCourse[]): Promise<Snapshot> {
    const { catalogue, pause } = this;
    const files = new Map<string, Buffer>();
    const dirty = catalogue.rows.takeDirty();
    const table = await catalogue.rows.buildTable(pause);
    this.drop(dirty, table);
    await runInSlices(prepareListsInSlices(table, ['popular', 'newest']), pause);
    const categories = catalogue.listedCategories();
    const lists: Record<string, string> = {};
    for (const key of listKeys(categories)) {
      const first = this.firstPages.get(key) ?? firstOfList(table, key);
      this.firstPages.set(key, first);
      lists[key] = addJson(files, `list-${key.replace('/', '.')}`, composeList(categories, key, first));
      await pause();
    }
    const home = addJson(files, 'home', { categories, ...(await this.composeHomeRows(table)), open });
    const books = addJson(files, 'books', { books: catalogue.books });
    const paths = addJson(files, 'paths', {
      paths: composePaths(catalogue.paths, table, (id) => catalogue.rows.rowIndex(id)),
    });
    await pause();
    const words = (this.words ??= await this.composeWords(files));
    const rows = (this.rows ??= await this.composeRows(files, table));
    const named = { home, books, lists, rows, words, courseCount: table.size, paths };
    const generation = shortDigest(createHash('sha256').update(JSON.stringify(named)));
    return { files, pointer: { schemaVersion: 2, generation, ...named } };
  }

  /**
   * Drops the composed files that `dirty` invalidates. A new facet value invalidates all lists: they count facets in
   * the order in which values first occur in the table.
   */
  private drop({ rows, words, scopes }: DirtyParts, table: CourseTable): void {
    if (words) this.words = null;
    if (!rows) return;
    this.homeRows = this.rows = null;
    const values = JSON.stringify(
      [table.categories, table.subcategories, table.levels, table.languages].map((column) => column.values),
    );
    if (values !== this.facetValues) this.firstPages.clear();
    this.facetValues = values;
    for (const scope of scopes) this.firstPages.delete(scope);
  }

  private async composeHomeRows(table: CourseTable): Promise<Pick<CatalogueHome, 'popular' | 'newest'>> {
    if (this.homeRows) return this.homeRows;
    const popular = coursesOnHome(table, 'popular');
    await this.pause();
    this.homeRows = { popular, newest: coursesOnHome(table, 'newest') };
    return this.homeRows;
  }

  private async composeWords(files: Map<string, Buffer>): Promise<string> {
    const index = await this.catalogue.rows.buildIndex(this.pause);
    const bytes = await runInSlices(encodeTextIndexInSlices(index), this.pause);
    return addFile(files, 'words', 'bin', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  }

  private async composeRows(files: Map<string, Buffer>, table: CourseTable): Promise<string> {
    const pieces: Buffer[] = [];
    const hash = createHash('sha256');
    for (const text of encodeCourseTable(table)) {
      const piece = Buffer.from(text);
      hash.update(piece);
      pieces.push(piece);
      await this.pause();
    }
    return addFile(files, 'rows', 'json', Buffer.concat(pieces), hash);
  }
}

const addJson = (files: Map<string, Buffer>, name: string, content: object): string =>
  addFile(files, name, 'json', Buffer.from(JSON.stringify(content)));

/** Adds a file under a name that contains its hash, and returns its path. `hash` has been updated with the content. */
function addFile(
  files: Map<string, Buffer>,
  name: string,
  extension: 'json' | 'bin',
  content: Buffer,
  hash = createHash('sha256').update(content),
): string {
  const path = `${HASHED_FILES}${name}-${shortDigest(hash)}.${extension}`;
  files.set(path, content);
  return path;
}

const shortDigest = (hash: Hash): string => hash.digest('hex').slice(0, 16);
