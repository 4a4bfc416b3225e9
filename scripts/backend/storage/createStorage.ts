import { createGovernor } from '../limits';
import { applyMigrations } from '../persistence';
import { createAdmin } from './admin';
import { createBlobs } from './store/blobs';
import type { Storage, StorageOptions } from './contract';
import { STORAGE_MIGRATIONS } from './store/migrations';
import { createObjects } from './store/objects';
import { createRoutes } from './routes';
import type { StorageContext } from './storageContext';
import { createTransfer } from './transfer';
import { createUploads } from './store/uploads';

/** Hosted Storage allows 5 TiB. The lower limit keeps one mistake from filling a developer's disk. */
const MAX_OBJECT_BYTES = 5 * 1024 ** 3;

/**
 * Builds the storage service on an open database and its own folder. Removes files that a killed process left behind
 * there.
 */
export function createStorage(options: StorageOptions): Storage {
  const { db, directory, now, ruleset, verifyCaller, readDocument } = options;
  applyMigrations(db, 'storage', STORAGE_MIGRATIONS);
  const [objects, blobs, uploads] = [createObjects(db), createBlobs(directory), createUploads(db, now)];
  const maxObjectBytes = options.maxObjectBytes ?? MAX_OBJECT_BYTES;
  const buckets = new Set(options.buckets);
  const context: StorageContext = {
    db,
    buckets,
    ruleset,
    verifyCaller,
    isActive: options.isActive ?? (() => true),
    readDocument,
    now,
    objects,
    blobs,
    uploads,
    maxObjectBytes,
    governor: options.governor ?? createGovernor(),
  };
  uploads.expire();
  blobs.sweep({ hasBlob: (id) => objects.hasBlob(id), hasPart: (id) => uploads.hasActive(id) });
  dropExpiredUploads(context);
  return { routes: createRoutes(context), admin: createAdmin(context), transfer: createTransfer(context) };
}

const HOUR_MS = 3_600_000;

/**
 * Removes expired uploads every hour while the database is open, also when nobody starts another one. What a disk that
 * is full or read-only refuses is left to a later hour, or to the sweep of the next start: one file delays no other.
 */
function dropExpiredUploads({ db, uploads, blobs }: StorageContext): void {
  const drop = async (): Promise<void> => {
    for (const id of uploads.expire()) await blobs.dropPart(id).catch(() => undefined);
  };
  const timer = setInterval(() => {
    if (db.open) void drop().catch(() => undefined);
    else clearInterval(timer);
  }, HOUR_MS);
  // In jsdom, where screens are tested over this backend, a timer is a number.
  if (typeof timer === 'object') timer.unref();
}
