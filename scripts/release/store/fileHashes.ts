import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, messageOf, StoreError } from './StoreError';

/** Name of the file that describes a release: the only file of a bundle whose hash it can't contain. */
export const RELEASE_FILE = 'release.json';

/** The Subresource Integrity of every file of a bundle but `release.json`, by path in the bundle. */
export type FileHashes = ReadonlyMap<string, string>;

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Reads the hashes of all files from the `release.json` in `folder`. Returns null for a release of an earlier version
 * of the build, which has none. Throws a StoreError when the file is missing or damaged.
 */
export function readFileHashes(folder: string): FileHashes | null {
  const path = join(folder, RELEASE_FILE);
  try {
    return parseFileHashes(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const problem = errorCode(error) === 'ENOENT' ? 'missing' : 'corrupt';
    const fix = 'Build it again; if it is already published, release a new version.';
    throw new StoreError(problem, `The hashes in ${path} can't be read: ${messageOf(error)}. ${fix}`, error);
  }
}

function parseFileHashes(release: unknown): FileHashes | null {
  if (typeof release !== 'object' || release === null) throw new Error('it is not a JSON object');
  if (!('files' in release)) return null;
  const { files } = release;
  if (typeof files !== 'object' || files === null || Array.isArray(files)) throw new Error('"files" is not an object');
  return new Map(
    Object.entries(files).map(([name, hash]) => {
      if (typeof hash !== 'string' || !INTEGRITY.test(hash))
        throw new Error(`the hash of ${name} is not a SHA-384 integrity such as "sha384-…"`);
      return [name, hash] as const;
    }),
  );
}
