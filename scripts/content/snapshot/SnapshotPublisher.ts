import type { CataloguePointer } from '@lectern/shared/domain';
import type { Backend } from '@lectern/backend';
import type { Changes } from './catalogue/changes';
import { CourseFiles } from './files/CourseFiles';
import { inTurns } from './timeSlices';
import { KeptCatalogue } from './catalogue/CatalogueCache';
import { listOpenCourses } from './catalogue/listOpenCourses';
import { filesOf } from './files/pruneFiles';
import { goLive, putFiles, readPointer } from './files/publishedFiles';
import { SnapshotComposer, type Snapshot } from './files/SnapshotComposer';

/** Where the snapshot goes, and the buckets of open courses that it lists. */
export type PublisherOptions = { bucket: string; openBuckets: readonly string[] };

/** What a build came to. `changed` is false when the very same lists were live already. */
export type Published = { generation: string; changed: boolean; courses: number; categories: number; books: number };

/** Another process that publishes at the same time can come between a build and its end; a few turns settle that. */
const TURNS = 5;
/** The pages of more courses than these would keep the lists waiting: they follow. */
const AT_ONCE = 100;

/**
 * What was read, and what was made of it; `others` is how often other processes had written to the database when the
 * reading began.
 */
type Kept = { catalogue: KeptCatalogue; composer: SnapshotComposer; others: number };

/**
 * Publishes what the documents say now, in turns that let requests through. It keeps what it read and reads anew what
 * was changed; everything when it has nothing yet, when another process has written to the database, and after a
 * failure. Never call two of its functions at the same time.
 */
export class SnapshotPublisher {
  private readonly pause = inTurns();
  private readonly files: CourseFiles;
  private kept: Kept | null = null;

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

  /** The accounts whose profiles are shown. */
  teachers(): ReadonlySet<string> {
    return this.kept?.catalogue.teachers ?? new Set();
  }

  /** Why documents are left out, each once. */
  faults(): Set<string> {
    return this.kept?.catalogue.faults.messages() ?? new Set();
  }

  /** True when the next publication costs what was changed, not what there is. */
  isUpToDate(): boolean {
    return this.kept !== null && this.kept.others === this.backend.firestore.writesOfOthers();
  }

  /** Owes the files of all courses, as after the start: a process that was killed may have left some behind. */
  oweCourseFiles(): void {
    this.files.oweAll();
  }

  /**
   * Writes the files of courses that are owed, until `isOver`. Call it after `publish`. Rejects when one cannot be
   * written; nothing is trusted then.
   */
  async settleCourseFiles(isOver: () => boolean, tell?: (done: number, of: number) => void): Promise<void> {
    const kept = this.kept;
    if (kept) await this.distrusting(() => this.files.settle(kept.catalogue, isOver, tell));
  }

  /**
   * Publishes the lists: files first, the pointer last, so that a process killed at any instant leaves the former lists
   * live; built anew when another process has published meanwhile. The files of the few courses that were changed come
   * before the lists; those of many are owed.
   */
  publish(changes: Changes): Promise<Published> {
    return this.distrusting(async () => {
      for (let turn = 1; ; turn += 1) {
        const published = await this.tryToPublish(changes, turn === TURNS);
        if (published) return published;
        this.kept = null;
      }
    });
  }

  /** Null when another process has published meanwhile. */
  private async tryToPublish(changes: Changes, isLast: boolean): Promise<Published | null> {
    const {
      storage: { admin: storage },
    } = this.backend;
    const { bucket, openBuckets } = this.options;
    const former = await readPointer(storage, bucket);
    const { catalogue, composer } = await this.bringUpToDate(changes);
    await this.writeTouched(catalogue, changes);
    const snapshot = await this.compose(composer, openBuckets);
    const { pointer } = snapshot;
    const changed = former?.generation !== pointer.generation || !this.isThere(pointer);
    if (changed) await putFiles(storage, bucket, snapshot);
    if ((await readPointer(storage, bucket))?.generation !== former?.generation && !isLast) return null;
    if (changed) await goLive(storage, bucket, pointer, former);
    return {
      generation: pointer.generation,
      changed,
      courses: pointer.courseCount,
      categories: catalogue.listedCategories().length,
      books: catalogue.books.length,
    };
  }

  private async bringUpToDate(changes: Changes): Promise<Kept> {
    if (this.kept && this.isUpToDate()) {
      await this.kept.catalogue.apply(changes);
      return this.kept;
    }
    this.kept = null;
    // Nobody says which courses others have written.
    this.files.oweAll();
    const { firestore } = this.backend;
    const others = firestore.writesOfOthers();
    const catalogue = await KeptCatalogue.readAll(firestore.admin, this.pause);
    this.kept = { catalogue, composer: new SnapshotComposer(catalogue, this.pause), others };
    return this.kept;
  }

  private async writeTouched(catalogue: KeptCatalogue, changes: Changes): Promise<void> {
    const { direct, shared } = catalogue.touchedCourses(changes);
    this.files.owe(shared);
    if (direct.size <= AT_ONCE) await this.files.write(catalogue, direct);
    else this.files.owe(direct);
  }

  /** A file that is named as before may have been deleted by others: then everything is made anew. */
  private async compose(composer: SnapshotComposer, openBuckets: readonly string[]): Promise<Snapshot> {
    const open = listOpenCourses(this.backend.storage.admin, openBuckets);
    const snapshot = await composer.compose(open);
    if (filesOf(snapshot.pointer).every((path) => snapshot.files.has(path) || this.hasFile(path))) return snapshot;
    composer.forget();
    return composer.compose(open);
  }

  private isThere(pointer: CataloguePointer): boolean {
    return filesOf(pointer).every((path) => this.hasFile(path));
  }

  private hasFile(path: string): boolean {
    return this.backend.storage.admin.get(this.options.bucket, path) !== null;
  }

  private async distrusting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.kept = null;
      this.files.oweAll();
      throw error;
    }
  }
}
