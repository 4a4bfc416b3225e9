import type { Backend } from '../../backend';
import { noChanges, noteChange, type Changes } from './changes';
import { oneAtATime } from './oneAtATime';
import { readPointer } from './publishedFiles';
import type { PublishOptions } from './publishSnapshot';
import { SnapshotPublisher } from './SnapshotPublisher';

/** Follows the documents. `end` stops it, once what it is writing is written. */
export type SnapshotKeeper = { end(): Promise<void> };

/**
 * Publishes the snapshot now and within two seconds of each commit that changes it. Resolves as soon as lists are live, be they those of before:
 * a large catalogue does not hold up the start. The files of all courses are looked through after the start, as long as no commit is waiting.
 * A build that fails is told to `warn` and tried again with the next commit; a document that is left out is told once, until it changes its fault.
 */
export async function keepSnapshot(backend: Pick<Backend, 'firestore' | 'storage'>, { warn, bucket, openBuckets }: PublishOptions): Promise<SnapshotKeeper> {
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
    rest: (isOver) => publisher.settleCourseFiles(() => hasEnded || isOver()).then(tellFaults, (error: unknown) => warn(`The pages of courses could not be published: ${String(error)}`)),
    isQuick: () => publisher.isUpToDate(),
  });
  const stopListening = backend.firestore.onCommit((paths) => {
    if (paths.map((path) => noteChange(changes, path, publisher.teachers())).includes(true)) builds.ask();
  });
  if (!(await readPointer(backend.storage.admin, bucket))) await publish();
  publisher.oweCourseFiles();
  builds.ask();
  return {
    end: () => {
      stopListening();
      hasEnded = true;
      return builds.end();
    },
  };
}
