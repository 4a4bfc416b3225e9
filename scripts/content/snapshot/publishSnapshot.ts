import type { Backend } from '@lectern/backend';
import { noChanges } from './catalogue/changes';
import { SnapshotPublisher, type Published, type PublisherOptions } from './SnapshotPublisher';

/** `warn` receives documents that are left out, `say` the progress. */
export type PublishOptions = PublisherOptions & { warn: (message: string) => void; say?: (line: string) => void };

const SAY_EVERY = 5_000;

/** Publishes all documents as they are now: the lists, then the files of all courses. */
export async function publishSnapshot(
  backend: Pick<Backend, 'firestore' | 'storage'>,
  { warn, say, ...target }: PublishOptions,
): Promise<Published> {
  const publisher = new SnapshotPublisher(backend, target);
  const published = await publisher.publish(noChanges());
  publisher.markAllCourseFilesPending();
  await publisher.writePendingCourseFiles(
    () => false,
    (done, total) => {
      if (done % SAY_EVERY === 0) say?.(`Wrote the pages of ${done} of ${total} courses …`);
    },
  );
  publisher.warnings().forEach(warn);
  return published;
}
