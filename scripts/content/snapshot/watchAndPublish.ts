import type { Backend } from '@lectern/backend';
import { noChanges, noteChange, type Changes } from './catalogue/changes';
import { readPointer } from './files/publishedFiles';
import type { PublishOptions } from './publishSnapshot';
import { scheduleRuns } from './scheduleRuns';
import { SnapshotPublisher } from './SnapshotPublisher';

/** Publishes while documents change. `stop` ends it, once the files being written are complete. */
export type CatalogueWatcher = { stop(): Promise<void> };

/** Pause after which this process publishes the writes of another one, in milliseconds: it may have been killed. */
const FOREIGN_QUIET_MS = 5_000;

/**
 * Publishes the catalogue now and within two seconds of each commit that changes it. Publishes too when another process
 * has written and then been quiet for `quietMs`. Resolves as soon as any lists are live, even older ones, so that a
 * large catalogue does not delay the start. The files of all courses are checked afterwards, between commits. Reports a
 * failed run to `warn` and retries with the next commit. Reports each left-out document once, and again when the reason
 * changes.
 */
export async function watchAndPublish(
  backend: Pick<Backend, 'firestore' | 'storage'>,
  { warn, bucket, openBuckets }: PublishOptions,
  quietMs = FOREIGN_QUIET_MS,
): Promise<CatalogueWatcher> {
  const publisher = new SnapshotPublisher(backend, { bucket, openBuckets });
  const pending = new PendingChanges(publisher, warn);
  let isStopped = false;
  const schedule = scheduleRuns({
    run: () => pending.publish().catch(report(warn, 'The catalogue could not be published')),
    afterRun: (isDue) =>
      publisher
        .writePendingCourseFiles(() => isStopped || isDue())
        .then(() => pending.reportWarnings(), report(warn, 'The pages of courses could not be published')),
    isQuick: () => publisher.isUpToDate(),
  });
  const stopListening = backend.firestore.onCommit((paths) => {
    if (pending.note(paths)) schedule.request();
  });
  const stopPolling = watchForeignWrites(backend.firestore, () => schedule.request(), quietMs);
  if (!(await readPointer(backend.storage.admin, bucket))) await pending.publish();
  publisher.markAllCourseFilesPending();
  schedule.request();
  return {
    stop: () => {
      stopListening();
      stopPolling();
      isStopped = true;
      return schedule.stop();
    },
  };
}

/** Collects the writes since the last run. */
class PendingChanges {
  private changes: Changes = noChanges();
  private reported = new Set<string>();

  constructor(
    private readonly publisher: SnapshotPublisher,
    private readonly warn: (message: string) => void,
  ) {}

  /** Records the documents at `paths`; returns true when one of them is published. */
  note(paths: readonly string[]): boolean {
    return paths.map((path) => noteChange(this.changes, path, this.publisher.teachers())).includes(true);
  }

  /** Publishes the changes noted so far. */
  async publish(): Promise<void> {
    const taken = this.changes;
    this.changes = noChanges();
    await this.publisher.publish(taken);
    this.reportWarnings();
  }

  /** Reports the warnings that were not reported after the previous run. */
  reportWarnings(): void {
    const warnings = this.publisher.warnings();
    for (const message of warnings) if (!this.reported.has(message)) this.warn(message);
    this.reported = warnings;
  }
}

const report =
  (warn: (message: string) => void, what: string) =>
  (error: unknown): void =>
    warn(`${what}: ${String(error)}`);

/** Calls `onQuiet` once other processes have written and then not for `quietMs`: until then they may be uploading. */
function watchForeignWrites(firestore: Backend['firestore'], onQuiet: () => void, quietMs: number): () => void {
  let last = firestore.dataVersion();
  let isUnpublished = false;
  const timer = setInterval(() => {
    const count = firestore.dataVersion();
    if (count === last && isUnpublished) onQuiet();
    isUnpublished = count !== last;
    last = count;
  }, quietMs).unref();
  return () => clearInterval(timer);
}
