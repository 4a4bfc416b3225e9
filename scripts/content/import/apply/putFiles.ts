import { createHash } from 'node:crypto';
import { createReadStream, ReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { StorageAdmin } from '@lectern/backend';
import { StoreError } from '../../../release';
import type { ApplyOptions } from './applyOptions';
import type { PlannedFile } from '../plan/plan';

const MEGABYTE = 1024 * 1024;
const PROGRESS_INTERVAL_MS = 2_000;

/**
 * Stores the files whose content or type differs from storage, and reports progress. Resolves to the number of stored
 * files. Rejects with a StoreError that names the first file that could not be read or stored.
 */
export async function putFiles(
  planned: readonly PlannedFile[],
  storage: StorageAdmin,
  { buckets, log }: ApplyOptions,
): Promise<number> {
  const missing = await findMissing(planned, storage, { buckets, log });
  const total = missing.reduce((sum, { from }) => sum + sizeOf(from), 0);
  const report = throttle(log);
  let done = 0;
  for (const [index, { bucket, path, from, contentType }] of missing.entries()) {
    report(
      () => `Uploading file ${index + 1} of ${missing.length} (${megabytes(done)} of ${megabytes(total)}) …`,
      index === 0,
    );
    // storage.put reports a read error. An error after it has abandoned the stream must not crash the process.
    const source = typeof from === 'string' ? createReadStream(from).on('error', () => undefined) : from;
    try {
      await storage.put(buckets[bucket], path, source, { contentType, cacheControl: cacheControlOf(path) });
    } catch (error) {
      if (source instanceof ReadStream) source.destroy();
      throw new StoreError(
        'unwritable',
        `${typeof from === 'string' ? from : path} could not be stored: ${reasonOf(error)} No document ` +
          'was changed. Run the import again after fixing this.',
        error,
      );
    }
    done += sizeOf(from);
  }
  return missing.length;
}

async function findMissing(
  planned: readonly PlannedFile[],
  storage: StorageAdmin,
  { buckets, log }: ApplyOptions,
): Promise<PlannedFile[]> {
  const missing: PlannedFile[] = [];
  const report = throttle(log);
  for (const [index, file] of planned.entries()) {
    report(() => `Comparing file ${index + 1} of ${planned.length} with the stored one …`);
    const stored = storage.get(buckets[file.bucket], file.path);
    const isStored = stored?.contentType === file.contentType && (await hasContent(stored, file));
    if (!isStored) missing.push(file);
  }
  return missing;
}

/** Rejects with a StoreError when the file can't be read: it may have been removed since the folder was checked. */
async function hasContent({ size, md5Hash }: { size: number; md5Hash: string }, { from, path }: PlannedFile) {
  try {
    return size === sizeOf(from) && md5Hash === (await md5Of(from));
  } catch (error) {
    throw new StoreError(
      'unreadable',
      `${typeof from === 'string' ? from : path} can't be read: ${reasonOf(error)} Nothing was changed. ` +
        'Run the import again after fixing this.',
      error,
    );
  }
}

/** Limits progress messages to one every two seconds; `now` sends one at once. */
function throttle(log: ApplyOptions['log']): (line: () => string, now?: boolean) => void {
  let next = performance.now() + PROGRESS_INTERVAL_MS;
  return (line, now = false) => {
    if (!now && performance.now() < next) return;
    log(line());
    next = performance.now() + PROGRESS_INTERVAL_MS;
  };
}

const sizeOf = (from: string | Buffer): number => (typeof from === 'string' ? statSync(from).size : from.length);
const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ENOSPC' || code === 'SQLITE_FULL' || code === 'EDQUOT')
    return 'the disk of the site is full. Free some space.';
  return `${message ?? String(error)}.`;
}

/** Covers may be replaced under the same name. Other files may need a sign-in, so shared caches must not store them. */
const cacheControlOf = (path: string): string =>
  path.startsWith('catalogue/') ? 'public, max-age=3600' : 'private, max-age=0';

async function md5Of(from: string | Buffer): Promise<string> {
  const hash = createHash('md5');
  if (typeof from === 'string') await pipeline(createReadStream(from), hash);
  else hash.update(from);
  return hash.digest('base64');
}
