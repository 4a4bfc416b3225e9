import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Start of the names of temporary files, which readers ignore. */
export const STAGED = '.staged-';
const STALE_MS = 60 * 60 * 1000;

/**
 * Returns a random temporary path in `folder`, for a file or folder to be renamed once complete. Readers ignore such
 * names.
 */
export function stagedName(folder: string): string {
  return join(folder, `${STAGED}${String(process.pid)}-${randomBytes(6).toString('hex')}`);
}

/** Writes a new file; its bytes are synced to disk when the promise resolves. Rejects when the file exists. */
export async function writeSynced(file: string, bytes: string | Uint8Array, mode = 0o644): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file; a reader meets the former text or the new one. Its bytes are synced to disk. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const staged = stagedName(dirname(file));
  try {
    await writeSynced(staged, text);
    await rename(staged, file);
  } finally {
    await rm(staged, { force: true }).catch(() => undefined);
  }
}

/** Reads a file as a plain Uint8Array, as hashes and decoders expect. Rejects like `readFile`. */
export async function readBytes(file: string): Promise<Uint8Array> {
  const buffer = await readFile(file);
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/** Syncs a folder to disk, so that new links and renames in it survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes temporary files older than an hour, left by killed processes. Never rejects: leftovers are harmless. */
export async function sweepStaged(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(STAGED))) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && now - stats.mtimeMs > STALE_MS)
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
