import { StorageError } from '../StorageError';

/** The target of a request: a bucket, or an object in it (`name`). */
type Target = { bucket: string; name: string | null };

/**
 * Parses the percent-encoded URL `/v0/b/<bucket>/o[/<name>]`. Throws StorageError 400 for broken encoding and 404 for
 * another path.
 */
export function parseTarget(url: string): Target {
  const path = url.split('?', 1)[0] ?? '';
  const [, bucket, name] = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/.exec(path) ?? [];
  if (bucket === undefined) throw new StorageError(404, 'Not Found.');
  return { bucket: decode(bucket), name: name === undefined || name === '' ? null : parseObjectName(decode(name)) };
}

/**
 * Returns the name when it is valid: 1 to 1,024 bytes, no control characters, no empty, `.` or `..` segment. Throws
 * StorageError 400 otherwise.
 */
export function parseObjectName(name: string): string {
  const bytes = Buffer.byteLength(name);
  if (bytes === 0 || bytes > 1024) throw new StorageError(400, 'An object name takes 1 to 1024 bytes.');
  // U+10FFFF is reserved as the upper bound of lists.
  if (/[\p{Cc}\p{Cs}\u{10ffff}]/u.test(name))
    throw new StorageError(400, 'An object name holds no control characters.');
  if (name.split('/').some((segment) => ['', '.', '..'].includes(segment)))
    throw new StorageError(400, 'An object name has no empty, "." or ".." segment.');
  return name;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StorageError(400, 'The path is not percent-encoded UTF-8.');
  }
}
