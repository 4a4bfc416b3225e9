import type { Backend } from '@lectern/backend';
import { noChanges } from './catalogue/changes';
import { SnapshotPublisher, type Published, type PublisherOptions } from './SnapshotPublisher';

/** `warn` receives a message for each document left out, `log` receives progress messages. */
export type PublishOptions = PublisherOptions & { warn: (message: string) => void; log?: (line: string) => void };

const PROGRESS_STEP = 5_000;

/** Publishes all documents as they are now: the lists, then the files of all courses. */
export async function publishSnapshot(
  backend: Pick<Backend, 'firestore' | 'storage'>,
  { warn, log, ...target }: PublishOptions,
): Promise<Published> {
  const publisher = new SnapshotPublisher(backend, target);
  const published = await publisher.publish(noChanges());
  publisher.markAllCourseFilesPending();
  await publisher.writePendingCourseFiles(
    () => false,
    (done, total) => {
      if (done % PROGRESS_STEP === 0) log?.(`Wrote the pages of ${done} of ${total} courses …`);
    },
  );
  publisher.warnings().forEach(warn);
  return published;
}
