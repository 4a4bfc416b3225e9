import type { RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { noChanges, noteChange } from './catalogue/changes';
import { SnapshotPublisher } from './SnapshotPublisher';
import { RandomEdits } from '../../tests/fixtures/randomEdits';

let running: RunningBackend;
beforeEach(async () => {
  running = await startLecternBackend();
});
afterEach(() => running.stop());

const [CACHED, WHOLE] = ['lectern', 'open-courses'];
const publisherTo = (bucket: string): SnapshotPublisher =>
  new SnapshotPublisher(running.backend, { bucket, openBuckets: [] });

/** The MD5 of each file that can be reached: those of the live generation, and those of courses. */
async function filesIn(bucket: string): Promise<Map<string, string>> {
  const { admin } = running.backend.storage;
  const pointer = await readText(bucket, 'catalogue/pointer.json');
  const reachable = admin
    .list(bucket, 'catalogue/')
    .filter(({ path }) => !path.startsWith('catalogue/files/') || pointer.includes(`"${path}"`));
  return new Map(reachable.map(({ path, md5Hash, size }) => [path, `${md5Hash} ${size}`]));
}

async function readText(bucket: string, path: string): Promise<string> {
  const answer = await fetch(`${running.url}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`);
  return answer.text();
}

async function publishAll(bucket: string): Promise<SnapshotPublisher> {
  const publisher = publisherTo(bucket);
  await publisher.publish(noChanges());
  publisher.markAllCourseFilesPending();
  await publisher.writePendingCourseFiles(() => false);
  return publisher;
}

test.each([1, 2, 3])(
  'publishing only the changes gives the same bytes as publishing everything (seed %i)',
  async (seed) => {
    const { admin } = running.backend.firestore;
    const edits = new RandomEdits(seed);
    for (let index = 0; index < 100; index += 1) admin.commit(edits.next());
    const incremental = await publishAll(CACHED);
    let changes = noChanges();
    const stop = running.backend.firestore.onCommit((paths) =>
      paths.forEach((path) => noteChange(changes, path, incremental.teachers())),
    );
    const generations = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      const writes = Array.from({ length: 1 + (round % 3) }, () => edits.next()).flat();
      admin.commit(writes);
      await new Promise(setImmediate);
      const taken = changes;
      changes = noChanges();
      expect(incremental.isUpToDate()).toBe(true);
      generations.add((await incremental.publish(taken)).generation);
      await incremental.writePendingCourseFiles(() => false);
      const whole = await publishAll(WHOLE);
      const where = `round ${round}, after ${JSON.stringify(writes).slice(0, 1000)}`;
      expect({ where, files: await filesIn(CACHED) }).toEqual({ where, files: await filesIn(WHOLE) });
      expect({ where, warnings: [...incremental.warnings()].sort() }).toEqual({
        where,
        warnings: [...whole.warnings()].sort(),
      });
    }
    stop();
    expect(generations.size).toBeGreaterThan(10);
  },
  120_000,
);
