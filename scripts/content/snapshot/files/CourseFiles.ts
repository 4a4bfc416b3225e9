import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { courseFilePath, parseCourse } from '@lectern/shared/domain';
import type { FirestoreAdmin, SmallObject, StorageAdmin } from '@lectern/backend';
import { composeCourseFile } from './composeCourseFile';
import { isPublished } from '../catalogue/courseEntry';
import type { Pause } from '../timeSlices';
import type { KeptCatalogue } from '../catalogue/CatalogueCache';

/** A page asks each time whether the file has changed: a course is one file, whatever generation the lists are of. */
const SETTINGS = { contentType: 'application/json', contentEncoding: 'gzip', cacheControl: 'public, no-cache' };

/**
 * For some kilobytes: with the memory that is made ready for large files, and in a thread of its own, one takes several
 * times as long.
 */
const COMPRESSION = { level: 9, windowBits: 14, memLevel: 6 };

const FOLDER = 'catalogue/courses/';
/** What ids begin with: listing a folder one letter at a time keeps each listing short. */
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-');
/** So many files are stored together: fewer take longer, more keep the database busy for too long. */
const BATCH = 200;

/** Where files of courses are made from and written to. */
export type CourseFilesTarget = { admin: FirestoreAdmin; storage: StorageAdmin; bucket: string; pause: Pause };

/** Brings the files of courses to what the documents say; what is owed is written when there is time. */
export class CourseFiles {
  private readonly owed = new Set<string>();
  private owesAll = false;
  /** The next of LETTERS under which files of other courses are looked for; beyond the last when there are none. */
  private letter = LETTERS.length;

  constructor(private readonly target: CourseFilesTarget) {}

  /** These are to be written. */
  owe(ids: Iterable<string>): void {
    for (const id of ids) this.owed.add(id);
  }

  /** All are to be written, and those of other courses deleted. */
  oweAll(): void {
    this.owesAll = true;
  }

  /**
   * Writes what is owed, until `isOver`: the rest stays owed. `tell` hears how many have been written. Rejects when one
   * cannot be, and owes all.
   */
  async settle(
    kept: KeptCatalogue,
    isOver: () => boolean,
    tell: (done: number, of: number) => void = () => undefined,
  ): Promise<void> {
    if (this.owesAll) {
      this.owe(kept.rows.listedIds());
      this.letter = 0;
      this.owesAll = false;
    }
    let done = 0;
    const all = this.owed.size;
    try {
      await this.write(kept, this.taking(isOver), () => tell((done += 1), all));
      while (this.owed.size === 0 && this.letter < LETTERS.length && !isOver()) await this.dropOthers(kept);
    } catch (error) {
      this.oweAll();
      throw error;
    }
  }

  private *taking(isOver: () => boolean): Generator<string> {
    for (const id of this.owed) {
      if (isOver()) return;
      this.owed.delete(id);
      yield id;
    }
  }

  /** Writes the files of published courses where they differ, and deletes those of others. */
  async write(kept: KeptCatalogue, courseIds: Iterable<string>, tell: () => void = () => undefined): Promise<void> {
    const { storage, bucket, pause } = this.target;
    let storing = Promise.resolve();
    const store = async (batch: SmallObject[]): Promise<void> => {
      await storing;
      storing = batch.length > 0 ? storage.putAll(bucket, batch) : storing;
      // One that fails while the next files are made is told when it is waited for.
      storing.catch(() => undefined);
    };
    const batch: SmallObject[] = [];
    for (const id of courseIds) {
      const file = this.make(kept, id);
      if (file) batch.push(file);
      tell();
      if (batch.length === BATCH) await store(batch.splice(0));
      await pause();
    }
    await store(batch);
    await storing;
  }

  /** The file of a course; null for one that is as it should be, and for a course that has none, whose file goes. */
  private make(kept: KeptCatalogue, id: string): SmallObject | null {
    const { admin, storage, bucket } = this.target;
    const parsing = kept.faults.afresh('file', id);
    const document = admin.get(`courses/${id}`);
    const course = document && isPublished(document) ? parsing.one(document, parseCourse) : null;
    const file = course && parsing.attempt(() => composeCourseFile(admin, parsing, course, kept.around));
    const path = courseFilePath(id);
    const stored = storage.get(bucket, path);
    if (file === null) {
      if (stored) storage.delete(bucket, path);
      return null;
    }
    const body = new Uint8Array(gzipSync(JSON.stringify(file), COMPRESSION));
    return stored?.md5Hash === createHash('md5').update(body).digest('base64')
      ? null
      : { path, body, options: SETTINGS };
  }

  private async dropOthers(kept: KeptCatalogue): Promise<void> {
    const { storage, bucket, pause } = this.target;
    for (const { path } of storage.list(bucket, FOLDER + (LETTERS[this.letter] ?? ''))) {
      if (!kept.rows.isListed(path.slice(FOLDER.length, -'.json'.length))) storage.delete(bucket, path);
      await pause();
    }
    this.letter += 1;
  }
}
