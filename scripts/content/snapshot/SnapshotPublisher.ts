import type { CataloguePointer } from '@lectern/shared/domain';
import type { Backend } from '@lectern/backend';
import { CatalogueCache } from './catalogue/CatalogueCache';
import type { Changes } from './catalogue/changes';
import { listOpenCourses } from './catalogue/listOpenCourses';
import { CourseFiles } from './files/CourseFiles';
import { filesOf } from './files/pruneFiles';
import { goLive, putFiles, readPointer } from './files/publishedFiles';
import { SnapshotComposer, type Snapshot } from './files/SnapshotComposer';
import { createPause } from './timeSlices';

/** The bucket that the snapshot is written to, and the buckets of open courses that it lists. */
export type PublisherOptions = { bucket: string; openBuckets: readonly string[] };

/** Result of a publication. `changed` is false when the same lists were already live. */
export type Published = { generation: string; changed: boolean; courses: number; categories: number; books: number };

/** Maximum attempts when another process publishes at the same time. */
const ATTEMPTS = 5;
/** With more changed courses than this, their files are written after the lists, so as not to delay the lists. */
const MAX_FILES_BEFORE_LISTS = 100;

/**
 * Everything read so far, and the files composed from it. `foreignWrites` is the count of writes by other processes
 * when reading began.
 */
type State = { catalogue: CatalogueCache; composer: SnapshotComposer; foreignWrites: number };

/**
 * Publishes the catalogue in short time slices, so that requests are served in between. It caches what it has read,
 * and reads again only what changed. It reads everything at first, after a write of another process, and after a
 * failure. Its methods must not overlap.
 */
export class SnapshotPublisher {
  private readonly pause = createPause();
  private readonly files: CourseFiles;
  private state: State | null = null;

  constructor(
    private readonly backend: Pick<Backend, 'firestore' | 'storage'>,
    private readonly options: PublisherOptions,
  ) {
    this.files = new CourseFiles({
      admin: backend.firestore.admin,
      storage: backend.storage.admin,
      bucket: options.bucket,
      pause: this.pause,
    });
  }

  /** Returns the accounts that have published profiles. */
  teachers(): ReadonlySet<string> {
    return this.state?.catalogue.teachers ?? new Set();
  }

  /** Returns the reasons why documents are left out, each once. */
  warnings(): Set<string> {
    return this.state?.catalogue.warnings.messages() ?? new Set();
  }

  /** Returns true when the next publication reads only what has changed, not the whole catalogue. */
  isUpToDate(): boolean {
    return this.state !== null && this.state.foreignWrites === this.backend.firestore.dataVersion();
  }

  /** Marks the files of all courses as pending. Needed after a start: a killed process may have left some unwritten. */
  markAllCourseFilesPending(): void {
    this.files.markAllPending();
  }

  /**
   * Writes pending files of courses until `isDue` returns true. Call it after `publish`. Rejects when one cannot be
   * written, and drops the cache.
   */
  async writePendingCourseFiles(
    isDue: () => boolean,
    onProgress?: (done: number, total: number) => void,
  ): Promise<void> {
    const { state } = this;
    if (state) await this.resetOnFailure(() => this.files.writePending(state.catalogue, isDue, onProgress));
  }

  /**
   * Publishes the lists: files first, the pointer last, so that a process killed at any instant leaves the
   * previous lists live. Starts again when another process has published meanwhile. The files of a few changed courses
   * are written before the lists; those of many become pending.
   */
  publish(changes: Changes): Promise<Published> {
    return this.resetOnFailure(async () => {
      for (let attempt = 1; ; attempt += 1) {
        const published = await this.tryToPublish(changes, { isLast: attempt === ATTEMPTS });
        if (published) return published;
        this.state = null;
      }
    });
  }

  /** Resolves to null when another process has published meanwhile. */
  private async tryToPublish(changes: Changes, { isLast }: { isLast: boolean }): Promise<Published | null> {
    const {
      storage: { admin: storage },
    } = this.backend;
    const { bucket, openBuckets } = this.options;
    const previous = await readPointer(storage, bucket);
    const { catalogue, composer } = await this.bringUpToDate(changes);
    await this.writeAffectedCourses(catalogue, changes);
    const snapshot = await this.compose(composer, openBuckets);
    const { pointer } = snapshot;
    const changed = previous?.generation !== pointer.generation || !this.isComplete(pointer);
    if (changed) await putFiles(storage, bucket, snapshot);
    if ((await readPointer(storage, bucket))?.generation !== previous?.generation && !isLast) return null;
    if (changed) await goLive(storage, bucket, pointer, previous);
    return {
      generation: pointer.generation,
      changed,
      courses: pointer.courseCount,
      categories: catalogue.listedCategories().length,
      books: catalogue.books.length,
    };
  }

  private async bringUpToDate(changes: Changes): Promise<State> {
    if (this.state && this.isUpToDate()) {
      await this.state.catalogue.apply(changes);
      return this.state;
    }
    this.state = null;
    // Courses that another process has written are unknown.
    this.files.markAllPending();
    const { firestore } = this.backend;
    const foreignWrites = firestore.dataVersion();
    const catalogue = await CatalogueCache.readAll(firestore.admin, this.pause);
    this.state = { catalogue, composer: new SnapshotComposer(catalogue, this.pause), foreignWrites };
    return this.state;
  }

  private async writeAffectedCourses(catalogue: CatalogueCache, changes: Changes): Promise<void> {
    const { direct, indirect } = catalogue.affectedCourses(changes);
    this.files.markPending(indirect);
    if (direct.size <= MAX_FILES_BEFORE_LISTS) await this.files.write(catalogue, direct);
    else this.files.markPending(direct);
  }

  /** Composes everything again when a file that did not change was deleted from storage. */
  private async compose(composer: SnapshotComposer, openBuckets: readonly string[]): Promise<Snapshot> {
    const open = listOpenCourses(this.backend.storage.admin, openBuckets);
    const snapshot = await composer.compose(open);
    if (filesOf(snapshot.pointer).every((path) => snapshot.files.has(path) || this.isStored(path))) return snapshot;
    composer.reset();
    return composer.compose(open);
  }

  private isComplete(pointer: CataloguePointer): boolean {
    return filesOf(pointer).every((path) => this.isStored(path));
  }

  private isStored(path: string): boolean {
    return this.backend.storage.admin.get(this.options.bucket, path) !== null;
  }

  private async resetOnFailure<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.state = null;
      this.files.markAllPending();
      throw error;
    }
  }
}
