import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { StoreError } from './StoreError';
import { readBytes, syncFolder, writeSynced } from './durable';

/**
 * Every file below `folder`, relative and sorted. Throws a StoreError for anything that is neither file nor folder (a
 * link could lead out).
 */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd)
    throw new StoreError(
      'unreadable',
      `${join(odd.path, odd.name)} is neither a file nor a folder, so it can't be released.`,
    );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.path, entry.name)))
    .sort();
}

/** Copies a folder into a new one; all of it is on the disk when the promise resolves. */
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
 * What makes two builds the same: every file's name and hash, but for `release.json` and for compressed copies, which
 * follow from the rest.
 */
export async function fingerprint(folder: string): Promise<string> {
  const files = await listFiles(folder);
  const own = files.filter((file) => file !== 'release.json' && !isCompressedCopy(file, files));
  const hash = createHash('sha256');
  for (const file of own)
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
  return /\.(br|gz)$/.test(file) && files.includes(file.slice(0, -3));
}
