import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const STAGED = '.staged-';
const STALE_MS = 60 * 60 * 1000;

/**
 * A name, in the folder that will hold the final file, for something that is not yet complete. Readers ignore such
 * names.
 */
export function stagedName(folder: string): string {
  return join(folder, `${STAGED}${String(process.pid)}-${randomBytes(6).toString('hex')}`);
}

/** Writes a new file whose bytes are on the disk, not only in memory, when the promise resolves. */
export async function writeSynced(file: string, bytes: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The bytes of a file, as the plain view that hashes and decoders take. Rejects as `readFile` does. */
export async function readBytes(file: string): Promise<Uint8Array> {
  const buffer = await readFile(file);
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/** Makes the names in a folder (a link, a rename) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what killed processes left half done more than an hour ago. Never fails: leftovers do no harm. */
export async function sweepStaged(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(STAGED))) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts && now - facts.mtimeMs > STALE_MS)
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
