import { type BundleStore, type FileHashes, integrityOf, messageOf, RELEASE_FILE } from '../../../release';
import { RecentMap } from '../RecentMap';
import { BundleDamage } from './BundleDamage';

/** Checks the bytes of a bundle's file. Rejects with BundleDamage when they are not those that the release names. */
export type CheckBundleFile = (owner: string, version: string, file: string, bytes: Uint8Array) => Promise<void>;

const MAX_RELEASES = 100;
const MAX_FIRST_SEEN = 20_000;

/**
 * Creates the check. The hashes of a release are read once, so that a later change of `release.json` hides nothing. A
 * release from before releases had hashes of all files is held to the bytes that were read first.
 */
export function createBundleHashes(bundles: BundleStore): CheckBundleFile {
  const releases = new RecentMap<string, { hashes: FileHashes | null }>(MAX_RELEASES);
  const firstSeen = new RecentMap<string, string>(MAX_FIRST_SEEN);
  const hashesOf = async (owner: string, version: string, file: string): Promise<FileHashes | null> => {
    const key = `${owner} ${version}`;
    const known = releases.get(key) ?? { hashes: await readHashes(bundles, { owner, version, file }) };
    releases.set(key, known);
    return known.hashes;
  };
  return async (owner, version, file, bytes) => {
    if (file === RELEASE_FILE) return;
    const hashes = await hashesOf(owner, version, file);
    const found = integrityOf(bytes);
    const key = `${owner} ${version} ${file}`;
    const expected = hashes ? hashes.get(file) : (firstSeen.get(key) ?? found);
    if (expected !== found) throw new BundleDamage(owner, version, file);
    if (!hashes) firstSeen.set(key, found);
  };
}

type BundleFile = { owner: string; version: string; file: string };

async function readHashes(bundles: BundleStore, { owner, version, file }: BundleFile): Promise<FileHashes | null> {
  try {
    return await bundles.hashes(owner, version);
  } catch (error) {
    throw new BundleDamage(owner, version, `${file} (${messageOf(error)})`);
  }
}
