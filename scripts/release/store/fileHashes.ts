import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, messageOf, StoreError } from './StoreError';

/** Name of a release's description, the one file of a bundle that it does not name itself. */
export const RELEASE_FILE = 'release.json';

/** The Subresource Integrity of every file of a bundle but `release.json`, by path in the bundle. */
export type FileHashes = ReadonlyMap<string, string>;

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Reads the hashes of all files from the `release.json` in `folder`. Returns null for a release that an earlier version
 * of the build made: it has none. Throws a StoreError when the file is missing or damaged.
 */
export function readFileHashes(folder: string): FileHashes | null {
  const path = join(folder, RELEASE_FILE);
  try {
    return parseFileHashes(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const problem = errorCode(error) === 'ENOENT' ? 'missing' : 'corrupt';
    throw new StoreError(problem, `The hashes in ${path} can't be read: ${messageOf(error)}`, error);
  }
}

function parseFileHashes(release: unknown): FileHashes | null {
  if (typeof release !== 'object' || release === null) throw new Error('it is no object');
  if (!('files' in release)) return null;
  const { files } = release;
  if (typeof files !== 'object' || files === null || Array.isArray(files)) throw new Error('"files" is no object');
  return new Map(
    Object.entries(files).map(([name, hash]) => {
      if (typeof hash !== 'string' || !INTEGRITY.test(hash)) throw new Error(`the hash of ${name} is no integrity`);
      return [name, hash] as const;
    }),
  );
}
