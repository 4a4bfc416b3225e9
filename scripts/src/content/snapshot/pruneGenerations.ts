import type { StorageAdmin } from '../../backend';

/** A page that read the pointer just now still fetches the files it names. */
const GRACE_MS = 60_000;

/** Deletes the files of generations that are neither in `keep` nor younger than a minute. Covers and whatever else is there stay. */
export function pruneGenerations(storage: StorageAdmin, bucket: string, keep: readonly string[], now = Date.now()): void {
  for (const { path, updatedAt } of storage.list(bucket, 'catalogue/')) {
    const generation = /^catalogue\/([0-9a-f]{16})\//.exec(path)?.[1];
    if (generation !== undefined && !keep.includes(generation) && updatedAt < now - GRACE_MS) storage.delete(bucket, path);
  }
}
