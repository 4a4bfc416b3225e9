import { randomUUID } from 'node:crypto';
import { ownerOf, storedFull, storedLimit, type Limits } from '../../limits';
import { inTransaction, isUnwritable } from '../../persistence';
import type { Caller } from '../../wireValue';
import { authorize } from '../authorize';
import { ContentDigest } from './ContentDigest';
import type { ObjectRecord } from './objects';
import type { ObjectSettings } from '../request/objectSettings';
import { StorageError } from '../StorageError';
import type { StorageContext } from '../storageContext';

/** An object to store. Without a caller (undefined) it is stored by administration, without rules. */
export type NewObject = {
  bucket: string;
  name: string;
  settings: ObjectSettings;
  md5: string | null;
  caller: Caller | undefined;
};

/** One content of {@link storeAll}. */
export type SmallContent = { name: string; settings: ObjectSettings; body: Uint8Array };

/** Largest upload of unannounced size, in bytes. The rules judge the size, which is known only at the end. */
const MAX_UNANNOUNCED_BYTES = 16 * 1024 * 1024;

/** Returns the maximum bytes of an upload, given its announced size (null when unannounced). */
export function maxUploadBytes(context: StorageContext, announced: number | null): number {
  return Math.min(announced ?? MAX_UNANNOUNCED_BYTES, context.maxObjectBytes);
}

/**
 * Throws StorageError 402, 403 or 413 when an upload of `size` bytes would be refused, before its bytes are received.
 */
export function authorizeUpload(
  context: StorageContext,
  { bucket, name, settings, caller }: NewObject,
  size: number,
): void {
  if (size > context.maxObjectBytes)
    throw new StorageError(413, `An object takes at most ${context.maxObjectBytes} bytes.`);
  if (caller === undefined) return;
  const before = context.objects.find(bucket, name);
  const after = record(context, { bucket, name, settings, caller }, '', { size, md5: '', crc32c: '' });
  authorize(context, { method: 'create', caller, bucket, name, before, after });
  requireSpace(context, caller, size - (before !== null && before.owner === ownerOf(caller) ? before.size : 0));
}

/**
 * Throws StorageError 402, for which the SDK reports `storage/quota-exceeded`, when an account has no room for more
 * bytes beside its objects and its unfinished uploads.
 */
function requireSpace({ objects, uploads, governor }: StorageContext, caller: Caller, bytes: number): void {
  if (caller === null) return;
  const used = objects.bytesOf(caller.uid) + uploads.activeBytes(caller.uid);
  requireWithin(governor.limits, caller, used + bytes, used);
}

function requireWithin(limits: Limits, caller: NonNullable<Caller>, bytes: number, before: number): void {
  const limit = storedLimit(limits, 'objects', caller.token);
  if (bytes > limit && bytes > before) throw new StorageError(402, storedFull('objects', limit));
}

/**
 * Stores an object and finishes the resumable upload that brought it, if one did: a killed process must not leave an
 * upload that could be finished again. Throws StorageError and stores nothing: 402 when its account has no room for it,
 * 403 when the account was deleted or disabled.
 */
function putWithin(
  { db, objects, uploads, governor, isActive }: StorageContext,
  after: ObjectRecord,
  caller: Caller | undefined,
): ObjectRecord | null {
  return inTransaction(db, () => {
    // The account may have ended while its upload ran: its data is removed already, or its rights are withdrawn.
    if (caller && !isActive(caller.uid)) throw new StorageError(403, 'The account was deleted or disabled.');
    const used = caller ? objects.bytesOf(caller.uid) : 0;
    const before = objects.put(after);
    uploads.finish(after.blob, after.size);
    if (caller) requireWithin(governor.limits, caller, objects.bytesOf(caller.uid), used);
    return before;
  });
}

/**
 * Stores a received file as the object: flushes it to disk, checks the rules with its true size, then makes it visible
 * and removes the object it replaces. Once resolved, neither a killed process nor a power cut loses it. Rejects with
 * StorageError 400, 402 or 403 and stores nothing; with the error of a database that can't be written now, the file is
 * again an unfinished upload.
 */
export async function storeObject(
  context: StorageContext,
  part: string,
  digest: ContentDigest,
  object: NewObject,
): Promise<ObjectRecord> {
  const content = digest.finish();
  if (object.md5 !== null && object.md5 !== content.md5)
    throw new StorageError(400, 'The content does not have the announced MD5.');
  await context.blobs.finish(part);
  const { bucket, name, caller } = object;
  const after = record(context, object, part, content);
  try {
    if (caller !== undefined)
      authorize(context, { method: 'create', caller, bucket, name, before: context.objects.find(bucket, name), after });
    const before = putWithin(context, after, caller);
    if (before !== null) await context.blobs.dropBlob(before.blob);
    return after;
  } catch (error) {
    if (context.objects.hasBlob(part)) throw error;
    if (isUnwritable(error)) await context.blobs.reopen(part);
    else await context.blobs.dropBlob(part);
    throw error;
  }
}

/**
 * Stores contents in memory as objects, for administration: flushes them to disk, makes all visible at once and removes
 * the objects they replace. Once resolved, neither a killed process nor a power cut loses them. Rejects and stores
 * nothing when one of them cannot be stored.
 */
export async function storeAll(
  context: StorageContext,
  bucket: string,
  contents: readonly SmallContent[],
): Promise<void> {
  const { blobs, objects, db } = context;
  const ids = await blobs.write(contents.map(({ body }) => body));
  try {
    const replaced = inTransaction(db, () =>
      contents.map(({ name, settings, body }, index) => {
        const digest = new ContentDigest();
        digest.add(body);
        const object = { bucket, name, settings, caller: undefined };
        return objects.put(record(context, object, ids[index] ?? '', digest.finish()));
      }),
    );
    for (const before of replaced) if (before !== null) await blobs.dropBlob(before.blob);
  } catch (error) {
    for (const id of ids) if (!objects.hasBlob(id)) await blobs.dropBlob(id);
    throw error;
  }
}

function record(
  context: StorageContext,
  { bucket, name, settings, caller }: Omit<NewObject, 'md5'>,
  blob: string,
  content: { size: number; md5: string; crc32c: string },
): ObjectRecord {
  const now = context.now();
  return {
    bucket,
    name,
    blob,
    ...content,
    generation: nextGeneration(now),
    metageneration: 1,
    settings,
    owner: ownerOf(caller),
    token: randomUUID(),
    createdAt: now,
    updatedAt: now,
  };
}

let lastGeneration = 0;

/** Returns microseconds since 1970, always more than the previous generation. */
function nextGeneration(now: number): number {
  lastGeneration = Math.max(now * 1000, lastGeneration + 1);
  return lastGeneration;
}
