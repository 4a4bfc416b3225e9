import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { StoreError } from './StoreError';
import { readBytes, syncFolder, writeSynced } from './durable';

/**
 * Lists every file below `folder` as a sorted relative path. Throws a StoreError for anything that is neither file nor
 * folder: a link could lead outside.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const special = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (special)
    throw new StoreError(
      'unreadable',
      `${join(special.path, special.name)} is neither a file nor a folder, so it can't be released.`,
    );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.path, entry.name)))
    .sort();
}

/** Copies a folder to a new path; everything is synced to disk when the promise resolves. */
export async function copySynced(from: string, to: string): Promise<void> {
  const folders = new Set([to]);
  await mkdir(to, { recursive: true });
  for (const file of await listFiles(from)) {
    const target = join(to, file);
    await mkdir(dirname(target), { recursive: true });
    await writeSynced(target, await readBytes(join(from, file)));
    folders.add(dirname(target));
  }
  for (const folder of folders) await syncFolder(folder);
}

/**
 * Resolves to a sha256 that is equal for equal builds. It covers the names and contents of all files except
 * `release.json`, compressed copies and deltas, which depend on the others and on earlier releases.
 */
export async function fingerprint(folder: string): Promise<string> {
  const files = await listFiles(folder);
  const sources = files.filter((file) => file !== 'release.json' && !isCompressedCopy(file, files));
  const hash = createHash('sha256');
  for (const file of sources)
    hash
      .update(`${file}\n`)
      .update(
        createHash('sha256')
          .update(await readBytes(join(folder, file)))
          .digest('hex'),
      )
      .update('\n');
  return hash.digest('hex');
}

function isCompressedCopy(file: string, files: readonly string[]): boolean {
  const [, source] = /^(.+)\.(?:br|gz|[\da-f]{16}\.dcz)$/.exec(file) ?? [];
  return source !== undefined && files.includes(source);
}
