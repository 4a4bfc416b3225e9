import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { SmallObject, StorageAdmin, StoredObject } from './contract';
import { parseObjectName } from './request/objectName';
import { newSettings } from './request/objectSettings';
import { toStoredObject } from './resource';
import type { StorageContext } from './storageContext';
import { appendStream } from './store/appendStream';
import { ContentDigest } from './store/ContentDigest';
import { storeAll, storeObject, type NewObject } from './store/storeObject';

const BATCH = 1000;

/** Returns object administration for importers, tools and tests. */
export function createAdmin(context: StorageContext): StorageAdmin {
  const { objects, blobs, buckets } = context;
  const existing = (bucket: string): string => {
    if (buckets.has(bucket)) return bucket;
    throw new Error(`There is no bucket ${bucket}; there are ${Array.from(buckets).join(', ')}.`);
  };
  return {
    async put(bucket, path, body, options = {}) {
      const target = { bucket: existing(bucket), name: parseObjectName(path), settings: newSettings(options) };
      const source = body instanceof Readable ? body : Readable.from([Buffer.from(body)]);
      return storeStream(context, { ...target, md5: null, caller: undefined }, source as AsyncIterable<Buffer>);
    },
    async putAll(bucket, all) {
      await storeAll(context, existing(bucket), all.map(toContent));
    },
    get(bucket, path) {
      const object = objects.find(existing(bucket), path);
      return object === null ? null : toStoredObject(object);
    },
    open(bucket, path) {
      const object = objects.find(existing(bucket), path);
      return object === null ? null : createReadStream(blobs.blobPath(object.blob));
    },
    list: (bucket, prefix = '') => listAll(context, existing(bucket), prefix),
    folders: (bucket, prefix) => foldersBelow(context, existing(bucket), prefix),
    delete(bucket, path) {
      const before = objects.remove(existing(bucket), path);
      if (before !== null) dropUnlessRolledBack(context, before.blob);
      return before !== null;
    },
    removeUploads(uid) {
      for (const id of context.uploads.removeOf(uid)) dropPartUnlessRolledBack(context, id);
    },
  };
}

async function storeStream(
  context: StorageContext,
  object: NewObject,
  source: AsyncIterable<Buffer>,
): Promise<StoredObject> {
  const [part, digest] = [context.blobs.createId(), new ContentDigest()];
  try {
    await appendStream(source, context.blobs.partPath(part), digest, Infinity);
    return toStoredObject(await storeObject(context, part, digest, object));
  } finally {
    await rm(context.blobs.partPath(part), { force: true });
  }
}

function toContent({ path, body, options = {} }: SmallObject): Parameters<typeof storeAll>[2][number] {
  return { name: parseObjectName(path), settings: newSettings(options), body };
}

function listAll({ objects }: StorageContext, bucket: string, prefix: string): StoredObject[] {
  const found: StoredObject[] = [];
  for (let from = ''; ;) {
    const batch = objects.scan(bucket, prefix, from, BATCH);
    found.push(...batch.map(toStoredObject));
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return found;
    from = `${last.name}\u0001`;
  }
}

/** One look-up in the index for each folder, however many objects it has. */
function* foldersBelow({ objects }: StorageContext, bucket: string, prefix: string): Generator<string> {
  for (let from = prefix; ;) {
    const name = objects.scan(bucket, prefix, from, 1)[0]?.name;
    if (name === undefined) return;
    const end = name.indexOf('/', prefix.length);
    if (end === -1) from = `${name}\u0001`;
    else {
      yield name.slice(0, end + 1);
      // The character after a slash: the next name that is not in this folder.
      from = `${name.slice(0, end)}0`;
    }
  }
}

/**
 * Drops the bytes once the current transaction, if any, has ended. If it was rolled back, the object still exists and
 * keeps its bytes.
 */
function dropUnlessRolledBack({ db, objects, blobs }: StorageContext, blob: string): void {
  setImmediate(() => {
    if (db.open && !objects.hasBlob(blob)) dropLater(blobs.dropBlob(blob));
  });
}

function dropPartUnlessRolledBack({ db, uploads, blobs }: StorageContext, id: string): void {
  setImmediate(() => {
    if (db.open && !uploads.hasActive(id)) dropLater(blobs.dropPart(id));
  });
}

/** The next start sweeps away what the disk does not remove now: nothing names it any more. */
function dropLater(dropping: Promise<void>): void {
  dropping.catch(() => undefined);
}
