import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ContentDigest } from './store/ContentDigest';
import type { StorageAdmin } from './contract';
import { parseObjectName } from './request/objectName';
import { newSettings } from './request/objectSettings';
import { appendStream } from './store/appendStream';
import { toStoredObject } from './resource';
import { storeAll, storeObject } from './store/storeObject';
import type { StorageContext } from './storageContext';

const BATCH = 1000;

/** Administration of objects, for importers, tools and tests. */
export function createAdmin(context: StorageContext): StorageAdmin {
  const { objects, blobs } = context;
  const existing = (bucket: string): string => {
    if (!context.buckets.has(bucket))
      throw new Error(`There is no bucket ${bucket}; there are ${Array.from(context.buckets).join(', ')}.`);
    return bucket;
  };
  return {
    async put(bucket, path, body, options = {}) {
      const object = {
        bucket: existing(bucket),
        name: parseObjectName(path),
        settings: newSettings(options),
        md5: null,
        caller: undefined,
      };
      const source = body instanceof Readable ? body : Readable.from([Buffer.from(body)]);
      const [part, digest] = [blobs.createId(), new ContentDigest()];
      try {
        await appendStream(source as AsyncIterable<Buffer>, blobs.partPath(part), digest, Infinity);
        return toStoredObject(await storeObject(context, part, digest, object));
      } finally {
        await rm(blobs.partPath(part), { force: true });
      }
    },
    async putAll(bucket, all) {
      await storeAll(
        context,
        existing(bucket),
        all.map(({ path, body, options = {} }) => ({
          name: parseObjectName(path),
          settings: newSettings(options),
          body,
        })),
      );
    },
    get(bucket, path) {
      const object = objects.find(existing(bucket), path);
      return object === null ? null : toStoredObject(object);
    },
    open(bucket, path) {
      const object = objects.find(existing(bucket), path);
      return object === null ? null : createReadStream(blobs.blobPath(object.blob));
    },
    list(bucket, prefix = '') {
      const found = [];
      for (let from = ''; ;) {
        const batch = objects.scan(existing(bucket), prefix, from, BATCH);
        found.push(...batch.map(toStoredObject));
        const last = batch.at(-1);
        if (last === undefined || batch.length < BATCH) return found;
        from = `${last.name}\u0001`;
      }
    },
    delete(bucket, path) {
      const before = objects.remove(existing(bucket), path);
      if (before === null) return false;
      // Not before the transaction that this may be part of has ended; if it was rolled back, the object is still
      // there.
      setImmediate(() => {
        if (context.db.open && !objects.hasBlob(before.blob)) void blobs.dropBlob(before.blob);
      });
      return true;
    },
  };
}
