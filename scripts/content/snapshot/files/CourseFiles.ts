import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { courseFilePath, parseCourse } from '@lectern/shared/domain';
import type { FirestoreAdmin, SmallObject, StorageAdmin } from '@lectern/backend';
import type { CatalogueCache } from '../catalogue/CatalogueCache';
import { isPublished } from '../catalogue/courseEntry';
import type { Pause } from '../timeSlices';
import { composeCourseFile } from './composeCourseFile';

/** Browsers revalidate a course's file each time: its name is the same in every generation of the lists. */
const OPTIONS = { contentType: 'application/json', contentEncoding: 'gzip', cacheControl: 'public, no-cache' };

/** Settings for a few kilobytes: the defaults prepare memory for large files, which takes several times as long. */
const COMPRESSION = { level: 9, windowBits: 14, memLevel: 6 };

const FOLDER = 'catalogue/courses/';
/** First characters of ids: listing the folder by one of them at a time keeps each listing short. */
const ID_STARTS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-');
/** Files stored in one transaction: fewer are slower, more block the database for too long. */
const BATCH_SIZE = 200;

/** Source and destination of course files. */
export type CourseFilesTarget = { admin: FirestoreAdmin; storage: StorageAdmin; bucket: string; pause: Pause };

/** Keeps the files of courses in step with the documents. Pending files are written when there is time. */
export class CourseFiles {
  private readonly pending = new Set<string>();
  private isAllPending = false;
  /** Position in ID_STARTS of the next listing for files without a course; past the end when none is due. */
  private nextListing = ID_STARTS.length;

  constructor(private readonly target: CourseFilesTarget) {}

  /** Marks the files of these courses for writing. */
  markPending(ids: Iterable<string>): void {
    for (const id of ids) this.pending.add(id);
  }

  /** Marks all files for writing, and those without a listed course for deletion. */
  markAllPending(): void {
    this.isAllPending = true;
  }

  /**
   * Writes pending files until `isDue` returns true; the rest stays pending. `onProgress` receives the number written.
   * Rejects when a file cannot be written, and marks all as pending.
   */
  async writePending(
    cache: CatalogueCache,
    isDue: () => boolean,
    onProgress: (done: number, total: number) => void = () => undefined,
  ): Promise<void> {
    if (this.isAllPending) {
      this.markPending(cache.rows.listedIds());
      this.nextListing = 0;
      this.isAllPending = false;
    }
    let done = 0;
    const total = this.pending.size;
    try {
      await this.write(cache, this.takePending(isDue), () => onProgress((done += 1), total));
      while (this.pending.size === 0 && this.nextListing < ID_STARTS.length && !isDue())
        await this.deleteOrphans(cache);
    } catch (error) {
      this.markAllPending();
      throw error;
    }
  }

  private *takePending(isDue: () => boolean): Generator<string> {
    for (const id of this.pending) {
      if (isDue()) return;
      this.pending.delete(id);
      yield id;
    }
  }

  /** Writes the files of listed courses where they differ, and deletes those of other courses. */
  async write(cache: CatalogueCache, ids: Iterable<string>, onWritten: () => void = () => undefined): Promise<void> {
    const { storage, bucket, pause } = this.target;
    let storing = Promise.resolve();
    const store = async (batch: SmallObject[]): Promise<void> => {
      await storing;
      storing = batch.length > 0 ? storage.putAll(bucket, batch) : storing;
      // A failure while the next files are composed is thrown when this is awaited.
      storing.catch(() => undefined);
    };
    const batch: SmallObject[] = [];
    for (const id of ids) {
      const file = this.update(cache, id);
      if (file) batch.push(file);
      onWritten();
      if (batch.length === BATCH_SIZE) await store(batch.splice(0));
      await pause();
    }
    await store(batch);
    await storing;
  }

  /** Returns the file of a course if it must be stored. Null if it is up to date, or was deleted with its course. */
  private update(cache: CatalogueCache, id: string): SmallObject | null {
    const { admin, storage, bucket } = this.target;
    const parsing = cache.warnings.reparsing('file', id);
    const document = admin.get(`courses/${id}`);
    const course = document && isPublished(document) ? parsing.one(document, parseCourse) : null;
    const file = course && parsing.attempt(() => composeCourseFile(admin, parsing, course, cache.context));
    const path = courseFilePath(id);
    const stored = storage.get(bucket, path);
    if (file === null) {
      if (stored) storage.delete(bucket, path);
      return null;
    }
    const body = new Uint8Array(gzipSync(JSON.stringify(file), COMPRESSION));
    const isUpToDate = stored?.md5Hash === createHash('md5').update(body).digest('base64');
    return isUpToDate ? null : { path, body, options: OPTIONS };
  }

  private async deleteOrphans(cache: CatalogueCache): Promise<void> {
    const { storage, bucket, pause } = this.target;
    for (const { path } of storage.list(bucket, FOLDER + (ID_STARTS[this.nextListing] ?? ''))) {
      if (!cache.rows.isListed(path.slice(FOLDER.length, -'.json'.length))) storage.delete(bucket, path);
      await pause();
    }
    this.nextListing += 1;
  }
}
