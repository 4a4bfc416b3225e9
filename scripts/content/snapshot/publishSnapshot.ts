import type { Backend } from '@lectern/backend';
import { noChanges } from './catalogue/changes';
import { SnapshotPublisher, type Published, type PublisherOptions } from './SnapshotPublisher';

/** Who hears of documents that were left out, and who of how far it is. */
export type PublishOptions = PublisherOptions & { warn: (message: string) => void; say?: (line: string) => void };

const SAY_EVERY = 5_000;

/** Publishes all that the documents say now: the lists, then the files of all courses. */
export async function publishSnapshot(
  backend: Pick<Backend, 'firestore' | 'storage'>,
  { warn, say, ...target }: PublishOptions,
): Promise<Published> {
  const publisher = new SnapshotPublisher(backend, target);
  const published = await publisher.publish(noChanges());
  publisher.oweCourseFiles();
  await publisher.settleCourseFiles(
    () => false,
    (done, of) => {
      if (done % SAY_EVERY === 0) say?.(`Wrote the pages of ${done} of ${of} courses …`);
    },
  );
  publisher.faults().forEach(warn);
  return published;
}
