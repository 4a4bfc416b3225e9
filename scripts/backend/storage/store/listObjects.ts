import { StorageError } from '../StorageError';
import type { ObjectRecord, Objects } from './objects';

/** One page of names: objects, and with a delimiter also folders (names up to the delimiter). */
type Listing = { objects: ObjectRecord[]; prefixes: string[]; nextPageToken?: string };

type ListRequest = { bucket: string; prefix: string; delimiter: string; maxResults: number; pageToken: string | null };

const BATCH = 200;

/**
 * Lists one page in byte order of names. With a delimiter, each folder is one prefix, whose content is skipped in one
 * step. Throws StorageError 400 for an invalid page token.
 */
export function listObjects(
  objects: Objects,
  { bucket, prefix, delimiter, maxResults, pageToken }: ListRequest,
): Listing {
  const found: ObjectRecord[] = [];
  const prefixes: string[] = [];
  let from = pageToken === null ? '' : readToken(pageToken);
  for (;;) {
    const batch = objects.scan(bucket, prefix, from, BATCH);
    let skipped = false;
    for (const object of batch) {
      const folder = folderOf(object.name, prefix, delimiter);
      if (found.length + prefixes.length >= maxResults)
        return { objects: found, prefixes, nextPageToken: writeToken(object.name) };
      if (folder === null) {
        found.push(object);
        // The next name in byte order is at least one character longer. Names never contain U+0001, the least
        // character.
        from = `${object.name}\u0001`;
        continue;
      }
      prefixes.push(folder);
      from = `${folder}\u{10ffff}`;
      skipped = true;
      break;
    }
    if (!skipped && batch.length < BATCH) return { objects: found, prefixes };
  }
}

function folderOf(name: string, prefix: string, delimiter: string): string | null {
  if (delimiter === '') return null;
  const end = name.indexOf(delimiter, prefix.length);
  return end === -1 ? null : name.slice(0, end + delimiter.length);
}

function writeToken(name: string): string {
  return Buffer.from(name).toString('base64url');
}

function readToken(token: string): string {
  const name = Buffer.from(token, 'base64url').toString('utf8');
  if (name === '' || writeToken(name) !== token || name.includes('\0'))
    throw new StorageError(400, 'The page token is not valid.');
  return name;
}
