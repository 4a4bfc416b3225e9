import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { courseFilePath, type CataloguePointer } from '@lectern/shared/domain';
import type { StorageAdmin } from '@lectern/backend';
import { filesOf } from './pruneFiles';
import { readPointer } from './publishedFiles';

/**
 * The catalogue that a bucket holds: its pointer, the paths of its lists, and the hexadecimal hashes of the files of
 * courses by id. `read` resolves to a file as stored, compressed, and rejects when it is gone.
 */
export type StoredCatalogue = {
  pointer: CataloguePointer;
  files: string[];
  courses: Map<string, string>;
  read: (path: string) => Promise<Uint8Array>;
};

const COURSES = 'catalogue/courses/';

/** Resolves to the catalogue published in a bucket; null when there is none. */
export async function readStoredCatalogue(storage: StorageAdmin, bucket: string): Promise<StoredCatalogue | null> {
  const pointer = await readPointer(storage, bucket);
  if (pointer === null) return null;
  const courses = new Map<string, string>();
  for (const { path, md5Hash } of storage.list(bucket, COURSES)) {
    const id = path.slice(COURSES.length, -'.json'.length);
    if (path === courseFilePath(id)) courses.set(id, Buffer.from(md5Hash, 'base64').toString('hex'));
  }
  const read = async (path: string): Promise<Uint8Array> => {
    const stream = storage.open(bucket, path);
    const bytes = stream && new Uint8Array(await buffer(stream));
    const hash = path.startsWith(COURSES) ? courses.get(path.slice(COURSES.length, -'.json'.length)) : undefined;
    if (bytes === null || (hash !== undefined && createHash('md5').update(bytes).digest('hex') !== hash))
      throw new Error(`${path} was replaced while it was copied. Run the command again.`);
    return bytes;
  };
  return { pointer, files: filesOf(pointer), courses, read };
}
