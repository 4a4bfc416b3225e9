import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainFieldsOf } from '@lectern/backend';
import { LOCAL_PROJECT, openLocalBackend } from '../../../cli';
import { generateContent, noChanges, SnapshotPublisher } from '../../../content';
import { copyHome } from '../../e2e/harness/copyHome';

/** A copy of a released home with generated courses, and the paths of their pages. */
type FilledHome = { home: string; paths: string[]; remove(): Promise<void> };

/** Copies the home and publishes this number of generated courses in it. */
export async function fillHome(master: string, courses: number, log: (line: string) => void): Promise<FilledHome> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-bench-pages-'));
  copyHome(master, home);
  const backend = await openLocalBackend(home, 'http://localhost');
  await generateContent(backend, { courses, seed: 1, withOutlines: true, log });
  const bucket = LOCAL_PROJECT.storageBucket;
  await new SnapshotPublisher(backend, { bucket, openBuckets: [] }).publish(noChanges());
  const found = Array.from(backend.firestore.admin.scan('courses', { group: true }), ({ path, fields }) => {
    const { slug, status } = plainFieldsOf(fields);
    return { path: `/course/${String(slug)}/${path.slice(path.lastIndexOf('/') + 1)}`, status };
  });
  const paths = found.filter(({ status }) => status === 'published').map(({ path }) => path);
  await backend.close();
  return { home, paths, remove: () => rm(home, { recursive: true, force: true }) };
}
