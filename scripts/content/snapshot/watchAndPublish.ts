import type { Backend } from '@lectern/backend';
import { noChanges, noteChange, type Changes } from './catalogue/changes';
import { oneAtATime } from './scheduleRuns';
import { readPointer } from './files/publishedFiles';
import type { PublishOptions } from './publishSnapshot';
import { SnapshotPublisher } from './SnapshotPublisher';

/** Follows the documents. `end` stops it, once what it is writing is written. */
export type SnapshotKeeper = { end(): Promise<void> };

/**
 * Another process publishes what it has written, unless it is killed before: so long after its last write this one
 * looks.
 */
const OTHERS_QUIET_MS = 5_000;

/**
 * Publishes the snapshot now and within two seconds of each commit that changes it, and soon after another process has
 * last written to the database. Resolves as soon as lists are live, be they those of before: a large catalogue does not
 * hold up the start. The files of all courses are looked through after the start, as long as no commit is waiting. A
 * build that fails is told to `warn` and tried again with the next commit; a document that is left out is told once,
 * until it changes its fault.
 */
export async function keepSnapshot(
  backend: Pick<Backend, 'firestore' | 'storage'>,
  { warn, bucket, openBuckets }: PublishOptions,
  quietMs = OTHERS_QUIET_MS,
): Promise<SnapshotKeeper> {
  const publisher = new SnapshotPublisher(backend, { bucket, openBuckets });
  let changes: Changes = noChanges();
  let told = new Set<string>();
  let hasEnded = false;
  const tellFaults = (): void => {
    const heard = publisher.faults();
    for (const message of heard) if (!told.has(message)) warn(message);
    told = heard;
  };
  const publish = async (): Promise<void> => {
    const taken = changes;
    changes = noChanges();
    await publisher.publish(taken);
    tellFaults();
  };
  const builds = oneAtATime({
    work: () => publish().catch((error: unknown) => warn(`The catalogue could not be published: ${String(error)}`)),
    rest: (isOver) =>
      publisher
        .settleCourseFiles(() => hasEnded || isOver())
        .then(tellFaults, (error: unknown) => warn(`The pages of courses could not be published: ${String(error)}`)),
    isQuick: () => publisher.isUpToDate(),
  });
  const stopListening = backend.firestore.onCommit((paths) => {
    if (paths.map((path) => noteChange(changes, path, publisher.teachers())).includes(true)) builds.ask();
  });
  const stopLooking = lookForOthers(backend.firestore, () => builds.ask(), quietMs);
  if (!(await readPointer(backend.storage.admin, bucket))) await publish();
  publisher.oweCourseFiles();
  builds.ask();
  return {
    end: () => {
      stopListening();
      stopLooking();
      hasEnded = true;
      return builds.end();
    },
  };
}

/** Calls `ask` once others have written and then not for `quietMs`: while they upload, there is nothing to publish. */
function lookForOthers(firestore: Backend['firestore'], ask: () => void, quietMs: number): () => void {
  let last = firestore.writesOfOthers();
  let isNew = false;
  const timer = setInterval(() => {
    const now = firestore.writesOfOthers();
    if (now === last && isNew) ask();
    isNew = now !== last;
    last = now;
  }, quietMs).unref();
  return () => clearInterval(timer);
}
