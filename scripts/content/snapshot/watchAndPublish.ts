import type { Backend } from '@lectern/backend';
import { noChanges, noteChange, type Changes } from './catalogue/changes';
import { readPointer } from './files/publishedFiles';
import type { PublishOptions } from './publishSnapshot';
import { scheduleRuns, type Schedule } from './scheduleRuns';
import { SnapshotPublisher } from './SnapshotPublisher';

/** Publishes while documents change. `stop` ends it, once the files being written are complete. */
export type CatalogueWatcher = { stop(): Promise<void> };

/**
 * Pauses in milliseconds: after which this process publishes the writes of another one, which may have been killed, and
 * before a failed run is repeated, doubled each time up to an hour.
 */
type Pauses = { quietMs: number; retryMs: number };

const PAUSES: Pauses = { quietMs: 5_000, retryMs: 30_000 };
const LONGEST_RETRY_MS = 3_600_000;

/**
 * Publishes the catalogue now and within two seconds of each commit that changes it. Publishes too when another process
 * has written and then been quiet for `quietMs`. Resolves as soon as any lists are live, even older ones, so that a
 * large catalogue does not delay the start. The files of all courses are checked afterwards, between commits. Reports a
 * failed run to `warn`, and repeats it after a pause or with the next commit. Reports each left-out document once, and
 * again when the reason changes.
 */
export async function watchAndPublish(
  backend: Pick<Backend, 'firestore' | 'storage'>,
  { warn, bucket, openBuckets }: PublishOptions,
  { quietMs, retryMs }: Pauses = PAUSES,
): Promise<CatalogueWatcher> {
  const publisher = new SnapshotPublisher(backend, { bucket, openBuckets });
  const pending = new PendingChanges(publisher, warn);
  const schedule = schedulePublications(publisher, pending, { warn, retryMs });
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
      return schedule.stop();
    },
  };
}

/** Publishes on request, and again after a failure. */
function schedulePublications(
  publisher: SnapshotPublisher,
  pending: PendingChanges,
  { warn, retryMs }: Pick<PublishOptions, 'warn'> & Pick<Pauses, 'retryMs'>,
): Schedule {
  let isStopped = false;
  let hasFailed = false;
  const retry = createRetry(() => schedule.request(), retryMs);
  const fail =
    (what: string) =>
    (error: unknown): void => {
      warn(`${what}: ${String(error)}`);
      hasFailed = true;
      if (!isStopped) retry.start();
    };
  const schedule = scheduleRuns({
    run: () => {
      hasFailed = false;
      return pending.publish().catch(fail('The catalogue could not be published'));
    },
    afterRun: async (isDue) => {
      await publisher
        .writePendingCourseFiles(() => isStopped || isDue())
        .then(() => pending.reportWarnings(), fail('The pages of courses could not be published'));
      if (!hasFailed) retry.reset();
    },
    isQuick: () => publisher.isUpToDate(),
  });
  return {
    request: () => schedule.request(),
    stop: () => {
      isStopped = true;
      retry.stop();
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

/** Repeats a failed run; the pause before it doubles with each failure since the last `reset`. */
function createRetry(request: () => void, firstMs: number) {
  let pause = firstMs;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    start: (): void => {
      stop();
      timer = setTimeout(request, pause).unref();
      pause = Math.min(pause * 2, LONGEST_RETRY_MS);
    },
    reset: (): void => {
      stop();
      pause = firstMs;
    },
    stop,
  };
}

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
