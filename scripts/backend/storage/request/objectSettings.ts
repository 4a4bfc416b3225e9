import { StorageError } from '../StorageError';

/** Settings of an object that a client may choose: how it is served, and custom metadata. */
export type ObjectSettings = {
  contentType: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  metadata?: Record<string, string>;
};

const HEADERS = ['contentType', 'cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'] as const;
const DEFAULT_TYPE = 'application/octet-stream';
/** Source: Cloud Storage, "Quotas & limits": custom metadata of an object, in bytes. */
const METADATA_LIMIT = 8192;

/**
 * Returns the settings of a new object, from the metadata and the content type that the client sent. Throws
 * StorageError 400.
 */
export function newSettings(sent: unknown, contentType?: string): ObjectSettings {
  return changeSettings({ contentType: parseContentType(contentType) ?? DEFAULT_TYPE }, sent);
}

/**
 * Returns the settings after a change: null removes, absent keeps. Custom metadata is changed key by key. Throws
 * StorageError 400.
 */
export function changeSettings(before: ObjectSettings, sent: unknown): ObjectSettings {
  if (sent === undefined || sent === null) return before;
  if (typeof sent !== 'object' || Array.isArray(sent)) throw invalid('The metadata must be a JSON object');
  const fields = sent as Record<string, unknown>;
  const after: ObjectSettings = { ...before };
  for (const name of HEADERS) {
    const value = fields[name];
    if (value === undefined) continue;
    if (value === null || value === '') {
      if (name === 'contentType') after.contentType = DEFAULT_TYPE;
      else Reflect.deleteProperty(after, name);
    } else after[name] = parseHeaderValue(name, value);
  }
  const metadata = changeMetadata(before.metadata ?? {}, fields.metadata);
  if (Object.keys(metadata).length === 0) delete after.metadata;
  else after.metadata = metadata;
  return after;
}

function changeMetadata(before: Record<string, string>, sent: unknown): Record<string, string> {
  if (sent === undefined) return before;
  if (sent === null) return {};
  if (typeof sent !== 'object' || Array.isArray(sent)) throw invalid('"metadata" must be an object of texts');
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(sent as Record<string, unknown>)) {
    if (value === null) after.delete(key);
    else if (typeof value !== 'string' || key === '' || (key + value).includes('\0'))
      throw invalid(`"metadata.${key.slice(0, 60)}" must be a string`);
    else after.set(key, value);
  }
  const bytes = Array.from(after).reduce(
    (sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value),
    0,
  );
  if (bytes > METADATA_LIMIT) throw invalid(`Custom metadata takes at most ${METADATA_LIMIT} bytes`);
  return Object.fromEntries(after);
}

function parseHeaderValue(name: (typeof HEADERS)[number], value: unknown): string {
  // The value is served as a header: printable ASCII of a limited length.
  if (typeof value !== 'string' || !/^[\x20-\x7e]{1,1024}$/.test(value))
    throw invalid(`"${name}" must be a string of printable ASCII characters`);
  if (name === 'contentType' && parseContentType(value) === undefined)
    throw invalid('"contentType" must be a media type');
  return value;
}

function parseContentType(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (/^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}(\s*;[\x20-\x7e]{0,500})?$/.test(value)) return value;
  throw invalid('The content type must be a media type');
}

function invalid(message: string): StorageError {
  return new StorageError(400, message);
}

/** Returns the MD5 that the client announces for its content, in base64, or null. Throws StorageError 400. */
export function announcedMd5(sent: unknown): string | null {
  const value = typeof sent === 'object' && sent !== null ? ((sent as { md5Hash?: unknown }).md5Hash ?? null) : null;
  if (value === null) return null;
  if (typeof value !== 'string' || !/^[\w+/]{22}==$/.test(value)) throw invalid('"md5Hash" must be an MD5 in base64');
  return value;
}
