import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FileTransfer, TransferredFile } from './contract';
import { parseObjectName } from './request/objectName';
import { newSettings } from './request/objectSettings';
import type { StorageContext } from './storageContext';
import { appendStream } from './store/appendStream';
import { ContentDigest } from './store/ContentDigest';

const BATCH = 500;

/** Returns all objects with their settings, times and owners, for moves to another backend. */
export function createTransfer(context: StorageContext): FileTransfer {
  const { objects, blobs, buckets } = context;
  return {
    *export() {
      for (const bucket of [...buckets].sort()) {
        for (let from = ''; ;) {
          const batch = objects.scan(bucket, '', from, BATCH);
          for (const { name, blob, size, settings, token, owner, createdAt, updatedAt } of batch) {
            const open = () => createReadStream(blobs.blobPath(blob));
            yield { bucket, path: name, size, settings, token, owner, createdAt, updatedAt, open };
          }
          const last = batch.at(-1);
          if (last === undefined || batch.length < BATCH) break;
          from = `${last.name}\u0001`;
        }
      }
    },
    import: (file, body) => importFile(context, file, body),
  };
}

async function importFile(
  { objects, blobs, buckets }: StorageContext,
  { bucket, path, settings, token, owner, createdAt, updatedAt }: TransferredFile,
  body: Readable,
): Promise<void> {
  if (!buckets.has(bucket)) throw new Error(`There is no bucket ${bucket}; there are ${[...buckets].join(', ')}.`);
  const name = parseObjectName(path);
  if (objects.find(bucket, name) !== null) throw new Error(`There is already a file ${bucket}/${path}.`);
  const [blob, digest] = [blobs.createId(), new ContentDigest()];
  try {
    await appendStream(body as AsyncIterable<Buffer>, blobs.partPath(blob), digest, Infinity);
    await blobs.finish(blob);
    const versions = { generation: updatedAt * 1000, metageneration: 1 };
    const kept = { settings: newSettings(settings), token: token ?? randomUUID(), owner, createdAt, updatedAt };
    objects.put({ bucket, name, blob, ...digest.finish(), ...versions, ...kept });
  } catch (error) {
    await blobs.dropPart(blob);
    await blobs.dropBlob(blob);
    throw error;
  }
}
