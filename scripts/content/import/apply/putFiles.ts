import { createHash } from 'node:crypto';
import { createReadStream, ReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { StorageAdmin } from '@lectern/backend';
import { StoreError } from '../../../release';
import type { ApplyOptions } from './applyOptions';
import type { PlannedFile } from '../plan/plan';

const MEGABYTE = 1024 * 1024;
const SAY_EVERY_MS = 2_000;

/**
 * Stores the files that are not there already with the same content and type, and says how far it is. Resolves to how
 * many those were. Rejects with a StoreError that names the file which could not be read or stored.
 */
export async function putFiles(
  planned: readonly PlannedFile[],
  storage: StorageAdmin,
  { buckets, say }: ApplyOptions,
): Promise<number> {
  const missing = await missingOf(planned, storage, { buckets, say });
  const total = missing.reduce((sum, { from }) => sum + sizeOf(from), 0);
  const tell = atTimes(say);
  let done = 0;
  for (const [index, { bucket, path, from, contentType }] of missing.entries()) {
    tell(
      () => `Uploading file ${index + 1} of ${missing.length} (${megabytes(done)} of ${megabytes(total)}) …`,
      index === 0,
    );
    // Whoever reads it hears of its failure; one that nobody reads any more fails in silence.
    const source = typeof from === 'string' ? createReadStream(from).on('error', () => undefined) : from;
    try {
      await storage.put(buckets[bucket], path, source, { contentType, cacheControl: cacheControlOf(path) });
    } catch (error) {
      if (source instanceof ReadStream) source.destroy();
      throw new StoreError(
        'unwritable',
        `${typeof from === 'string' ? from : path} could not be stored: ${reasonOf(error)} The documents ` +
          'are as they were. Run the import again after that.',
        error,
      );
    }
    done += sizeOf(from);
  }
  return missing.length;
}

async function missingOf(
  planned: readonly PlannedFile[],
  storage: StorageAdmin,
  { buckets, say }: ApplyOptions,
): Promise<PlannedFile[]> {
  const missing: PlannedFile[] = [];
  const tell = atTimes(say);
  for (const [index, file] of planned.entries()) {
    tell(() => `Comparing file ${index + 1} of ${planned.length} with what is there …`);
    const stored = storage.get(buckets[file.bucket], file.path);
    const isThere =
      stored?.contentType === file.contentType &&
      stored.size === sizeOf(file.from) &&
      stored.md5Hash === (await md5Of(file.from));
    if (!isThere) missing.push(file);
  }
  return missing;
}

/** Says something at most every two seconds, and `now` if that is asked for. */
function atTimes(say: ApplyOptions['say']): (line: () => string, now?: boolean) => void {
  let next = Date.now() + SAY_EVERY_MS;
  return (line, now = false) => {
    if (!now && Date.now() < next) return;
    say(line());
    next = Date.now() + SAY_EVERY_MS;
  };
}

const sizeOf = (from: string | Buffer): number => (typeof from === 'string' ? statSync(from).size : from.length);
const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ENOSPC' || code === 'SQLITE_FULL' || code === 'EDQUOT')
    return 'the disk of the site is full. Make room on it.';
  return `${message ?? String(error)}.`;
}

/** A cover may be replaced under its name; what only some may see stays out of shared caches. */
const cacheControlOf = (path: string): string =>
  path.startsWith('catalogue/') ? 'public, max-age=3600' : 'private, max-age=0';

async function md5Of(from: string | Buffer): Promise<string> {
  const hash = createHash('md5');
  if (typeof from === 'string') await pipeline(createReadStream(from), hash);
  else hash.update(from);
  return hash.digest('base64');
}
