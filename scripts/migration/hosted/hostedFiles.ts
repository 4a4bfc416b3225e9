import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { TransferredFile } from '@lectern/backend';
import { GoogleError, withRetries, type GoogleProject } from '../../hosted';
import type { SourceFile } from '../contract';
import { MigrationError } from '../MigrationError';

/** Buckets of a hosted project by the names that they have in an export. */
export type Buckets = Readonly<Record<string, string>>;

const object = v.object({
  name: v.string(),
  size: v.pipe(v.string(), v.digits()),
  contentType: v.optional(v.string(), 'application/octet-stream'),
  cacheControl: v.optional(v.string()),
  contentDisposition: v.optional(v.string()),
  contentEncoding: v.optional(v.string()),
  contentLanguage: v.optional(v.string()),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
  timeCreated: v.pipe(v.string(), v.isoTimestamp()),
  updated: v.pipe(v.string(), v.isoTimestamp()),
});
const page = v.object({ items: v.optional(v.array(object), []), nextPageToken: v.optional(v.string(), '') });

/** Custom metadata in which Firebase stores the tokens of download addresses, divided by commas. */
const TOKENS = 'firebaseStorageDownloadTokens';

/** Yields the files of the buckets of a hosted project. Source: Cloud Storage, JSON API, `objects.list`. */
export async function* listFiles(
  { call, stream, origins }: GoogleProject,
  buckets: Buckets,
): AsyncGenerator<SourceFile> {
  for (const [name, bucket] of Object.entries(buckets)) {
    const root = `${origins.storage}/storage/v1/b/${encodeURIComponent(bucket)}/o`;
    for (let next: string | null = ''; next !== null;) {
      const from: string = next === '' ? '' : `&pageToken=${encodeURIComponent(next)}`;
      const found = await namingBucket(bucket, () => call(`${root}?maxResults=500${from}`));
      const { items, nextPageToken } = v.parse(page, found);
      for (const item of items) {
        // A folder that the console created.
        if (item.name.endsWith('/')) continue;
        const url = `${root}/${encodeURIComponent(item.name)}?alt=media`;
        yield { ...toFile(name, item), open: () => withRetries(() => stream(url)) };
      }
      next = nextPageToken === '' ? null : nextPageToken;
    }
  }
}

function toFile(bucket: string, found: v.InferOutput<typeof object>): TransferredFile & { size: number } {
  const { name: path, size, timeCreated, updated, metadata, ...headers } = found;
  const { [TOKENS]: tokens = '', ...custom } = metadata;
  const settings = Object.keys(custom).length === 0 ? headers : { ...headers, metadata: custom };
  const times = { createdAt: Date.parse(timeCreated), updatedAt: Date.parse(updated) };
  return { bucket, path, size: Number(size), settings, owner: null, token: tokens.split(',')[0] || null, ...times };
}

/**
 * Stores a file in its bucket of a hosted project, replacing one of the same path. Source: Cloud Storage, JSON API,
 * resumable uploads.
 */
export async function uploadFile(
  { stream, origins }: GoogleProject,
  buckets: Buckets,
  { bucket, path, settings, token }: TransferredFile,
  size: number,
  open: () => Readable,
): Promise<void> {
  const target = encodeURIComponent(buckets[bucket] ?? bucket);
  const metadata = { ...settings.metadata, ...(token === null ? {} : { [TOKENS]: token }) };
  await namingBucket(buckets[bucket] ?? bucket, async () => {
    const started = await stream(`${origins.storage}/upload/storage/v1/b/${target}/o?uploadType=resumable`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'x-upload-content-type': settings.contentType,
        'x-upload-content-length': String(size),
      },
      body: JSON.stringify({ name: path, ...settings, metadata }),
    });
    started.resume();
    const { location = '' } = started.headers;
    const headers = { 'content-length': String(size), 'content-type': settings.contentType };
    (await stream(location, { method: 'PUT', headers, body: open() })).resume();
  });
}

/** Runs a call with retries. Rejects with a MigrationError when the bucket does not exist or can't be used. */
async function namingBucket<T>(bucket: string, work: () => Promise<T>): Promise<T> {
  try {
    return await withRetries(work);
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    const reason = error.status === 404 ? `The project has no bucket ${bucket}.` : `${bucket}: ${error.message}`;
    throw new MigrationError(
      reason,
      'Check the name of the bucket (--bucket), and give the service account the role Storage Object Admin ' +
        '(roles/storage.objectAdmin).',
      { cause: error },
    );
  }
}

/** Throws a MigrationError unless every bucket of an export has one in the project. */
export function requireBuckets(buckets: Buckets, used: ReadonlySet<string>): void {
  const missing = [...used].filter((bucket) => buckets[bucket] === undefined);
  if (missing.length === 0) return;
  throw new MigrationError(
    `The export has files of the bucket ${missing.join(' and ')}, for which the project has none.`,
    `Name it: ${missing.map((bucket) => `--bucket ${bucket}=BUCKET`).join(' ')}`,
  );
}
