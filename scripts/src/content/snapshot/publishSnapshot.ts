import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseCataloguePointer } from '@lectern/shared/domain';
import type { Backend, StorageAdmin } from '../../backend';
import { composeSnapshot, type Snapshot } from './composeSnapshot';
import { listOpenCourses } from './listOpenCourses';
import { pruneGenerations } from './pruneGenerations';
import { readCatalogue } from './readCatalogue';

/** Where the snapshot goes, the buckets of open courses that it lists, and who hears of documents that were left out. */
export type PublishOptions = { bucket: string; openBuckets: readonly string[]; warn: (message: string) => void };

/** What a build came to. `changed` is false when the very same snapshot was live already. */
export type Published = { generation: string; changed: boolean; courses: number; categories: number; books: number };

const compress = promisify<string, { level: number }, Buffer>(gzip);
const POINTER = 'catalogue/pointer.json';
/** A writer in another process can make the catalogue differ between a build and its end; a few turns settle that. */
const TURNS = 5;

/**
 * Publishes what the documents say now: the files of a generation first, the pointer last, so that a process killed at any instant leaves
 * the former snapshot live. Reads again until the live pointer is that of the documents, so that two processes cannot leave an old one.
 */
export async function publishSnapshot({ firestore, storage }: Pick<Backend, 'firestore' | 'storage'>, { bucket, openBuckets, warn }: PublishOptions): Promise<Published> {
  for (let turn = 1; ; turn += 1) {
    const open = listOpenCourses(storage.admin, openBuckets);
    const leftOut: string[] = [];
    const catalogue = { ...readCatalogue(firestore.admin, (message) => leftOut.push(message)), open };
    const snapshot = composeSnapshot(catalogue);
    const isLive = await isPublished(storage.admin, bucket, snapshot);
    if (!isLive) await put(storage.admin, bucket, snapshot);
    if (isLive || turn === TURNS) {
      leftOut.forEach(warn);
      const { courses, categories, books } = catalogue;
      return { generation: snapshot.pointer.generation, changed: turn > 1, courses: courses.length, categories: categories.length, books: books.length };
    }
  }
}

async function isPublished(storage: StorageAdmin, bucket: string, { files, pointer }: Snapshot): Promise<boolean> {
  if ((await readGeneration(storage, bucket)) !== pointer.generation) return false;
  return Array.from(files.keys()).every((path) => storage.get(bucket, path) !== null);
}

/** The generation that is live; null when nothing is, or when the pointer cannot be read. */
async function readGeneration(storage: StorageAdmin, bucket: string): Promise<string | null> {
  const stream = storage.open(bucket, POINTER);
  try {
    return stream && parseCataloguePointer(JSON.parse(await text(stream))).generation;
  } catch {
    return null;
  }
}

async function put(storage: StorageAdmin, bucket: string, { files, pointer }: Snapshot): Promise<void> {
  const former = await readGeneration(storage, bucket);
  const immutable = { contentType: 'application/json', contentEncoding: 'gzip', cacheControl: 'public, max-age=31536000, immutable' };
  for (const [path, content] of files) {
    const bytes = await compress(content, { level: 9 });
    if (storage.get(bucket, path)?.md5Hash !== createHash('md5').update(bytes).digest('base64')) await storage.put(bucket, path, bytes, immutable);
  }
  await storage.put(bucket, POINTER, JSON.stringify(pointer), { contentType: 'application/json', cacheControl: 'public, no-cache' });
  pruneGenerations(storage, bucket, [pointer.generation, ...(former === null ? [] : [former])]);
}
