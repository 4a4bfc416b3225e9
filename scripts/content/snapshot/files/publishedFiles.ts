import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';
import type { StorageAdmin } from '@lectern/backend';
import { pruneFiles } from './pruneFiles';
import type { Snapshot } from './SnapshotComposer';

const compress = promisify<Uint8Array, { level: number; chunkSize: number }, Buffer>(gzip);
const CHUNK = 256 * 1024;
/** Only the gateway reads larger files: a lower level compresses fifteen times as fast, for 4 % more bytes. */
const LARGE = 2 * 1024 * 1024;
const LEVELS = { small: 9, large: 4 };
const POINTER = 'catalogue/pointer.json';
const IMMUTABLE = { contentEncoding: 'gzip', cacheControl: 'public, max-age=31536000, immutable' };

/** Reads the live pointer; null when there is none, or when it cannot be parsed. */
export async function readPointer(storage: StorageAdmin, bucket: string): Promise<CataloguePointer | null> {
  const stream = storage.open(bucket, POINTER);
  try {
    return stream && parseCataloguePointer(JSON.parse(await text(stream)));
  } catch {
    return null;
  }
}

/** Stores the files that are missing, compressed. */
export async function putFiles(storage: StorageAdmin, bucket: string, { files }: Snapshot): Promise<void> {
  for (const [path, content] of files) {
    if (storage.get(bucket, path) !== null) continue;
    const contentType = path.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    const level = content.length > LARGE ? LEVELS.large : LEVELS.small;
    const bytes = await compress(content, { level, chunkSize: CHUNK });
    await storage.put(bucket, path, Readable.from(chunksOf(bytes)), { contentType, ...IMMUTABLE });
  }
}

/** Splits a file, so that a large one is hashed and written in small steps. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let index = 0; index < bytes.length; index += CHUNK) yield bytes.subarray(index, index + CHUNK);
}

/** Makes a generation live, and deletes files that neither it nor the `previous` one names. */
export async function goLive(
  storage: StorageAdmin,
  bucket: string,
  pointer: CataloguePointer,
  previous: CataloguePointer | null,
): Promise<void> {
  await storage.put(bucket, POINTER, JSON.stringify(pointer), {
    contentType: 'application/json',
    cacheControl: 'public, no-cache',
  });
  pruneFiles(storage, bucket, previous === null ? [pointer] : [pointer, previous]);
}
