import * as v from 'valibot';
import type { TransferredFile } from '@lectern/backend';

/** A file in an export; its bytes are in the content that `sha256` names. */
export type ExportedFile = TransferredFile & { size: number; sha256: string };

const text = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const line = v.object({
  bucket: text,
  path: text,
  size: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  timeCreated: v.pipe(v.string(), v.isoTimestamp()),
  updated: v.pipe(v.string(), v.isoTimestamp()),
  contentType: text,
  cacheControl: v.optional(v.string()),
  contentDisposition: v.optional(v.string()),
  contentEncoding: v.optional(v.string()),
  contentLanguage: v.optional(v.string()),
  metadata: v.optional(v.record(v.string(), v.string())),
  owner: v.optional(v.string()),
  downloadToken: v.optional(v.string()),
});

/** Returns the line of a file, with the names of Cloud Storage's JSON API. */
export function fileLineOf(file: ExportedFile): string {
  const { bucket, path, size, sha256, settings, createdAt, updatedAt, owner, token } = file;
  return JSON.stringify({
    ...{ bucket, path, size, sha256 },
    timeCreated: new Date(createdAt).toISOString(),
    updated: new Date(updatedAt).toISOString(),
    ...settings,
    ...(owner === null ? {} : { owner }),
    ...(token === null ? {} : { downloadToken: token }),
  });
}

/** Returns the file of a line. Throws an Error that names the malformed field. */
export function parseFileLine(json: unknown): ExportedFile {
  const parsed = v.safeParse(line, json);
  if (!parsed.success) throw new Error(`malformed field ${v.getDotPath(parsed.issues[0]) ?? ''}`);
  const { bucket, path, size, sha256, timeCreated, updated, owner, downloadToken, ...settings } = parsed.output;
  const times = { createdAt: Date.parse(timeCreated), updatedAt: Date.parse(updated) };
  return { bucket, path, size, sha256, ...times, settings, owner: owner ?? null, token: downloadToken ?? null };
}
