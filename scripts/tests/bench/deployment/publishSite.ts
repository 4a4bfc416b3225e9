import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_PROJECT, openLocalBackend } from '../../../cli';
import { generateContent, noChanges, readStoredCatalogue, SnapshotPublisher } from '../../../content';
import { copyStore, fingerprintOf, openStoresAt, publishCatalogue, type StoresAt } from '../../../release';
import type { ObjectServer } from '../../fixtures/stores/objectServer';
import { S3, startS3Server } from '../../fixtures/stores/s3Server';
import type { Measured } from './costs';

/** Keys that S3 lists in one answer. */
const PAGE = 1_000;
/** Courses with sections and lessons, whose documents are counted. */
const COUNTED = 200;

/** Seconds that the parts of publishing took. */
type Seconds = { lists: number; coursePages: number; toStore: number; unchanged: number };

/** A published site: its store, the key that signs it, a page of a course, and what publishing cost. */
export type PublishedSite = {
  server: ObjectServer;
  store: string;
  environment: Record<string, string>;
  trustedKey: string;
  seconds: Seconds;
  bytes: { releases: number; catalogue: number };
  objects: number;
  /** Requests of the first publication. */
  first: Measured['publication'];
  publication: Measured['publication'];
  documents: number;
};

/**
 * Releases the site of `master` to a new S3 store, generates so many courses, and publishes their catalogue there: once
 * completely, and once without a change.
 */
export async function publishSite(
  master: string,
  courses: number,
  log: (line: string) => void,
): Promise<PublishedSite> {
  const server = await startS3Server({ page: PAGE });
  const store = `s3://${S3.bucket}/site-one?endpoint=${server.url}&region=${S3.region}`;
  const environment = { AWS_ACCESS_KEY_ID: S3.accessKeyId, AWS_SECRET_ACCESS_KEY: S3.secretAccessKey };
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-deployment-'));
  try {
    const local = openStoresAt(`file:${master}`, { home: master, environment: {} });
    const remote = openStoresAt(store, { home: master, environment, cache: join(folder, 'cache') });
    await copyStore(local, remote, log);
    await remote.registry.latest();
    const [key] = await remote.registry.keys();
    const releases = sizeOf(server);
    const documents = courses * (await documentsPerCourse(join(folder, 'counted')));
    const published = await publishCourses(join(folder, 'home'), { courses, remote, server, log });
    const bytes = { releases, catalogue: sizeOf(server) - releases };
    const trustedKey = fingerprintOf(key?.publicKey ?? '');
    return { ...published, server, store, environment, trustedKey, bytes, objects: server.objects.size, documents };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Target = { courses: number; remote: StoresAt; server: ObjectServer; log: (line: string) => void };

async function publishCourses(
  home: string,
  { courses, remote, server, log }: Target,
): Promise<Pick<PublishedSite, 'seconds' | 'first' | 'publication'>> {
  const backend = await openLocalBackend(home, 'http://localhost');
  try {
    await generateContent(backend, { courses, seed: 1, withOutlines: false, log });
    const bucket = LOCAL_PROJECT.storageBucket;
    const publisher = new SnapshotPublisher(backend, { bucket, openBuckets: [] });
    const lists = await secondsOf(() => publisher.publish(noChanges()));
    publisher.markAllCourseFilesPending();
    const coursePages = await secondsOf(() => publisher.writePendingCourseFiles(() => false));
    const publish = async (): Promise<void> => {
      const catalogue = await readStoredCatalogue(backend.storage.admin, bucket);
      if (catalogue) await publishCatalogue(remote.objects, catalogue, log);
    };
    const [toStore, first] = await counted(server, publish);
    const [unchanged, publication] = await counted(server, publish);
    return { seconds: { lists, coursePages, toStore, unchanged }, first, publication };
  } finally {
    await backend.close();
  }
}

/** Resolves to the documents of a course with its sections, lessons and reviews, on average. */
async function documentsPerCourse(home: string): Promise<number> {
  const backend = await openLocalBackend(home, 'http://localhost');
  try {
    const options = { courses: COUNTED, seed: 1, withOutlines: true, log: () => undefined };
    return (await generateContent(backend, options)).documents / COUNTED;
  } finally {
    await backend.close();
  }
}

/** Runs `work`. Resolves to the seconds that it took, and the requests that it sent to the store. */
async function counted(server: ObjectServer, work: () => Promise<void>): Promise<[number, Measured['publication']]> {
  server.requests.clear();
  const seconds = await secondsOf(work);
  const requestsOf = (...kinds: string[]): number =>
    kinds.reduce((sum, kind) => sum + (server.requests.get(kind) ?? 0), 0);
  return [seconds, { reads: requestsOf('GET', 'HEAD'), writes: requestsOf('PUT', 'LIST') }];
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

const sizeOf = ({ objects }: ObjectServer): number =>
  [...objects.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
