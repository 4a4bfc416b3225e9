import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireFieldsOf, type Backend } from '@lectern/backend';
import { openLocalBackend } from '../../cli';
import { generateContent } from '../generate';
import { noChanges } from './catalogue/changes';
import { watchAndPublish } from './watchAndPublish';
import { readPointer } from './files/publishedFiles';
import { SnapshotPublisher } from './SnapshotPublisher';
import { until } from '../../tests/fixtures/until';

let home: string;
let backend: Backend;
let publisher: SnapshotPublisher;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-publisher-'));
  backend = await openLocalBackend(home, 'http://localhost');
  await generateContent(backend, { courses: 40, seed: 1, withOutlines: false, log: () => undefined });
  publisher = new SnapshotPublisher(backend, { bucket: 'lectern', openBuckets: [] });
});
afterEach(async () => {
  await backend.close();
  rmSync(home, { recursive: true, force: true });
});

const courseFiles = (): number => backend.storage.admin.list('lectern', 'catalogue/courses/').length;
const archive = ({ firestore: { admin } }: Backend, path: string): void =>
  admin.set(path, { ...admin.get(path)?.fields, ...wireFieldsOf({ status: 'archived' }) });
const someCourse = (at: number): string =>
  backend.firestore.admin.query({
    collection: 'courses',
    where: [{ field: 'status', op: '==', value: { stringValue: 'published' } }],
    limit: 9,
  })[at]?.path ?? '';

test('a write of another process makes the publisher read everything again', async () => {
  const { courses } = await publisher.publish(noChanges());
  expect(publisher.isUpToDate()).toBe(true);
  const other = await openLocalBackend(home, 'http://localhost');
  archive(other, someCourse(0));
  await other.close();
  expect(publisher.isUpToDate()).toBe(false);
  expect((await publisher.publish(noChanges())).courses).toBe(courses - 1);
  expect(publisher.isUpToDate()).toBe(true);
});

test('pending files of courses are written until a new publication is due, and the rest next time', async () => {
  const { courses } = await publisher.publish(noChanges());
  await backend.storage.admin.put('lectern', 'catalogue/courses/gone.json', '{}');
  publisher.markAllCourseFilesPending();
  let written = 0;
  await publisher.writePendingCourseFiles(
    () => written === 10,
    () => (written += 1),
  );
  expect(courseFiles()).toBe(10 + 1);
  const archived = someCourse(0);
  archive(backend, archived);
  await publisher.publish({ ...noChanges(), courses: new Set([archived.slice('courses/'.length)]) });
  await publisher.writePendingCourseFiles(() => false);
  expect(courseFiles()).toBe(courses - 1);
  expect(backend.storage.admin.get('lectern', 'catalogue/courses/gone.json')).toBeNull();
});

test('after a failure everything is read again, and every file checked', async () => {
  const { courses } = await publisher.publish(noChanges());
  const { putAll } = backend.storage.admin;
  backend.storage.admin.putAll = () => Promise.reject(new Error('the disk is full'));
  publisher.markAllCourseFilesPending();
  await expect(publisher.writePendingCourseFiles(() => false)).rejects.toThrow('the disk is full');
  backend.storage.admin.putAll = putAll;
  expect(publisher.isUpToDate()).toBe(false);
  await publisher.publish(noChanges());
  await publisher.writePendingCourseFiles(() => false);
  expect(courseFiles()).toBe(courses);
});

test('a deleted file is written again, though nothing has changed', async () => {
  await publisher.publish(noChanges());
  const files = (): string[] => backend.storage.admin.list('lectern', 'catalogue/files/').map(({ path }) => path);
  const all = files();
  for (const path of all.filter((name) => /rows|words|list-all/.test(name)))
    backend.storage.admin.delete('lectern', path);
  expect(await publisher.publish(noChanges())).toMatchObject({ changed: true });
  expect(files()).toEqual(all);
});

test('the site publishes the writes of a process that was killed before it published', async () => {
  const options = { bucket: 'lectern', openBuckets: [], warn: () => undefined };
  const { courses } = await publisher.publish(noChanges());
  const watcher = await watchAndPublish(backend, options, { quietMs: 100, retryMs: 30_000 });
  await until(() => courseFiles() === courses);
  const other = await openLocalBackend(home, 'http://localhost');
  archive(other, someCourse(0));
  await other.close();
  await until(() => courseFiles() === courses - 1);
  await watcher.stop();
  expect(courseFiles()).toBe(courses - 1);
  expect((await readPointer(backend.storage.admin, 'lectern'))?.courseCount).toBe(courses - 1);
});
