import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';
import type { Backend, StorageAdmin } from '../../backend';
import { isTouched, type Changes } from './changes';
import { composeSnapshot, type Snapshot } from './composeSnapshot';
import { dropOtherCourseFiles, publishCourseFiles } from './courseFiles';
import { inTurns } from './inTurns';
import { listOpenCourses } from './listOpenCourses';
import { parsingWith } from './parseDocuments';
import { pruneFiles } from './pruneFiles';
import { readCatalogue } from './readCatalogue';

/** Where the snapshot goes, the buckets of open courses that it lists, who hears of documents that were left out, and who of how far it is. `signal` cuts the files of courses short. */
export type PublishOptions = { bucket: string; openBuckets: readonly string[]; warn: (message: string) => void; say?: (line: string) => void; signal?: AbortSignal };

/** What a build came to. `changed` is false when the very same lists were live already. `teachers` are the accounts that teach what is published. */
export type Published = { generation: string; changed: boolean; courses: number; categories: number; books: number; teachers: ReadonlySet<string> };

const compress = promisify<string | Uint8Array, { level: number }, Buffer>(gzip);
const CHUNK = 256 * 1024;
const POINTER = 'catalogue/pointer.json';
const IMMUTABLE = { contentEncoding: 'gzip', cacheControl: 'public, max-age=31536000, immutable' };
/** Another process that publishes at the same time can come between a build and its end; a few turns settle that. */
const TURNS = 5;

/**
 * Publishes what the documents say now, in turns that let requests through. The lists: files first, the pointer last, so that a process killed
 * at any instant leaves the former lists live; built anew when another process has published meanwhile. The files of courses: those that
 * `changes` touch before the lists, or without it all of them, after.
 */
export async function publishSnapshot({ firestore, storage }: Pick<Backend, 'firestore' | 'storage'>, { bucket, openBuckets, warn, say, signal }: PublishOptions, changes?: Changes): Promise<Published> {
  const pause = inTurns();
  for (let turn = 1; ; turn += 1) {
    const former = await readPointer(storage.admin, bucket);
    const messages = new Set<string>();
    const parsing = parsingWith((message) => messages.add(message));
    const touched = new Set(changes?.courses);
    const published = new Set<string>();
    const teachers = new Set<string>();
    const { catalogue, around } = await readCatalogue(firestore.admin, parsing, pause, (course) => {
      if (changes && isTouched(changes, course)) touched.add(course.id);
      if (!changes) published.add(course.id);
      teachers.add(course.teacherUid);
    });
    const target = { admin: firestore.admin, storage: storage.admin, bucket, parsing, around, pause, signal };
    if (changes) await publishCourseFiles(target, touched);
    const snapshot = await composeSnapshot({ ...catalogue, open: listOpenCourses(storage.admin, openBuckets) }, pause);
    const changed = former?.generation !== snapshot.pointer.generation || !isWhole(storage.admin, bucket, snapshot);
    if (changed) await putFiles(storage.admin, bucket, snapshot);
    if ((await readPointer(storage.admin, bucket))?.generation !== former?.generation && turn < TURNS) continue;
    if (changed) await goLive(storage.admin, bucket, snapshot.pointer, former);
    if (!changes) {
      await publishCourseFiles(target, published, (count) => say?.(`Wrote the pages of ${count} of ${published.size} courses …`));
      await dropOtherCourseFiles(target, published);
    }
    messages.forEach(warn);
    const { categories, table, books } = catalogue;
    return { generation: snapshot.pointer.generation, changed, courses: table.size, categories: categories.length, books: books.length, teachers };
  }
}

const isWhole = (storage: StorageAdmin, bucket: string, { files }: Snapshot): boolean => Array.from(files.keys()).every((path) => storage.get(bucket, path) !== null);

/** The pointer that is live; null when there is none, or when it cannot be read. */
export async function readPointer(storage: StorageAdmin, bucket: string): Promise<CataloguePointer | null> {
  const stream = storage.open(bucket, POINTER);
  try {
    return stream && parseCataloguePointer(JSON.parse(await text(stream)));
  } catch {
    return null;
  }
}

async function putFiles(storage: StorageAdmin, bucket: string, { files }: Snapshot): Promise<void> {
  for (const [path, content] of files) {
    if (storage.get(bucket, path) !== null) continue;
    const contentType = path.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    await storage.put(bucket, path, Readable.from(chunksOf(await compress(content, { level: 9 }))), { contentType, ...IMMUTABLE });
  }
}

/** A large file is hashed and written a little at a time. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

async function goLive(storage: StorageAdmin, bucket: string, pointer: CataloguePointer, former: CataloguePointer | null): Promise<void> {
  await storage.put(bucket, POINTER, JSON.stringify(pointer), { contentType: 'application/json', cacheControl: 'public, no-cache' });
  pruneFiles(storage, bucket, former === null ? [pointer] : [pointer, former]);
}
