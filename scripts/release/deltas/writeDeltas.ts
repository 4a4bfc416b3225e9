import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleStore } from '../store/bundleStore';
import { listFiles } from '../store/bundleFiles';
import { readBytes } from '../store/durable';
import { readFileHashes, RELEASE_FILE } from '../store/fileHashes';
import { integrityOf, sha256 } from '../store/hashes';
import { compressDelta } from './compressDelta';
import { deltaFile, isDictionary, roleOf } from './fileRoles';

/** Limits of the deltas of one release: time in all, the size of a file, and the part of its own bytes it may need. */
const LIMITS = { milliseconds: 30_000, fileBytes: 4_000_000, share: 0.8 };

/** Number of deltas written, and their total bytes. */
type WrittenDeltas = { files: number; bytes: number };

/**
 * Writes deltas into the build in `folder`: for each script and stylesheet one from its namesake in each of the
 * published `versions`, newest first, and their hashes into `release.json`. Leaves out a delta that saves too little,
 * and what does not fit into 30 s. Rejects when a folder can't be read or written.
 */
export async function writeDeltas(
  bundles: BundleStore,
  owner: string,
  versions: readonly string[],
  folder: string,
): Promise<WrittenDeltas> {
  const hashes = readFileHashes(folder);
  const written: WrittenDeltas = { files: 0, bytes: 0 };
  if (!hashes) return written;
  const added = new Map<string, string>();
  const end = performance.now() + LIMITS.milliseconds;
  const targets = (await listFiles(folder)).filter(isDictionary);
  for (const version of versions) {
    const dictionaries = await findDictionaries(bundles, owner, version);
    for (const file of targets) {
      const dictionary = dictionaries.get(roleOf(file));
      if (dictionary === undefined || performance.now() > end) continue;
      const delta = await deltaOf(folder, file, () => readIntact(bundles, { owner, version, file: dictionary }));
      if (!delta || hashes.has(delta.name) || added.has(delta.name)) continue;
      await writeFile(join(folder, delta.name), delta.body);
      added.set(delta.name, integrityOf(delta.body));
      written.files += 1;
      written.bytes += delta.body.length;
    }
  }
  if (added.size > 0) await nameFiles(folder, added);
  return written;
}

/** Resolves to the files of a published version by their roles; empty for one without hashes of its files. */
async function findDictionaries(bundles: BundleStore, owner: string, version: string): Promise<Map<string, string>> {
  const hashes = await bundles.hashes(owner, version);
  return new Map([...(hashes?.keys() ?? [])].filter(isDictionary).map((file) => [roleOf(file), file]));
}

type PublishedFile = { owner: string; version: string; file: string };

/** Resolves to the bytes of a published file; null when they are not those of its release. */
async function readIntact(bundles: BundleStore, { owner, version, file }: PublishedFile): Promise<Uint8Array | null> {
  const path = await bundles.fileOf(owner, version, file);
  const bytes = path === null ? null : await readBytes(path);
  const expected = (await bundles.hashes(owner, version))?.get(file);
  return bytes && integrityOf(bytes) === expected ? bytes : null;
}

async function deltaOf(
  folder: string,
  file: string,
  readDictionary: () => Promise<Uint8Array | null>,
): Promise<{ name: string; body: Uint8Array } | null> {
  const content = await readBytes(join(folder, file));
  const dictionary = await readDictionary();
  if (!dictionary || Math.max(content.length, dictionary.length) > LIMITS.fileBytes) return null;
  const body = await compressDelta(content, dictionary);
  const compressed = await readFile(join(folder, `${file}.br`)).catch(() => content);
  if (!body || body.length > compressed.length * LIMITS.share) return null;
  return { name: deltaFile(file, sha256(dictionary)), body };
}

/** Adds files to the hashes in `release.json`, which stay sorted by name. */
async function nameFiles(folder: string, added: ReadonlyMap<string, string>): Promise<void> {
  const path = join(folder, RELEASE_FILE);
  const release = JSON.parse(await readFile(path, 'utf8')) as { files: Record<string, string> };
  const files = Object.entries({ ...release.files, ...Object.fromEntries(added) });
  files.sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(path, `${JSON.stringify({ ...release, files: Object.fromEntries(files) }, null, 2)}\n`);
}
