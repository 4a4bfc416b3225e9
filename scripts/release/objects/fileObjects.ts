import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { readBytes, STAGED, stagedName, sweepStaged, syncFolder, writeSynced } from '../store/durable';
import { sha256 } from '../store/hashes';
import { errorCode, messageOf, StoreError } from '../store/StoreError';
import type { ObjectStore, StoredObject } from './ObjectStore';

/** Opens the objects in `root`, one file each. Creates nothing until the first write. */
export function fileObjects(root: string): ObjectStore {
  const fileOf = (key: string): string => join(root, key);
  async function get(key: string): Promise<StoredObject | null>;
  async function get(key: string, etag: string | undefined): Promise<StoredObject | 'unchanged' | null>;
  async function get(key: string, etag?: string): Promise<StoredObject | 'unchanged' | null> {
    const bytes = await readOrNull(fileOf(key));
    if (bytes === null) return null;
    const found = { bytes, etag: sha256(bytes) };
    return found.etag === etag ? 'unchanged' : found;
  }
  return {
    url: `file:${root}`,
    isRemote: false,
    addressOf: fileOf,
    get,
    has: async (key) => (await stat(fileOf(key)).catch(() => null))?.isFile() === true,
    create: (key, bytes) => create(fileOf(key), bytes),
    replace: (key, bytes) => write(fileOf(key), bytes, rename),
    list: (folder) => listFiles(root, folder),
    remove: (key) => remove(fileOf(key)),
  };
}

async function readOrNull(file: string): Promise<Uint8Array | null> {
  try {
    return await readBytes(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StoreError('unreadable', `${file} can't be read: ${messageOf(error)}`, error);
  }
}

async function create(file: string, bytes: Uint8Array): Promise<'created' | 'taken'> {
  if (await stat(file).catch(() => null)) return 'taken';
  try {
    await write(file, bytes, link);
    return 'created';
  } catch (error) {
    if (error instanceof StoreError && errorCode(error.cause) === 'EEXIST') return 'taken';
    throw error;
  }
}

/** Writes to a temporary file and renames it, so that readers never see a partial file. */
async function write(
  file: string,
  bytes: Uint8Array,
  place: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(file);
  const staged = stagedName(folder);
  try {
    await mkdir(folder, { recursive: true });
    await writeSynced(staged, bytes);
    await place(staged, file);
    await syncFolder(folder);
  } catch (error) {
    throw new StoreError('unwritable', `${file} can't be written: ${messageOf(error)}`, error);
  } finally {
    await rm(staged, { force: true }).catch(() => undefined);
    await sweepStaged(folder);
  }
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && !basename(entry.name).startsWith(STAGED))
      .map((entry) => relative(root, join(entry.path, entry.name)).replaceAll(sep, '/'))
      .sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw new StoreError('unreadable', `${join(root, folder)} can't be read: ${messageOf(error)}`, error);
  }
}

async function remove(file: string): Promise<void> {
  try {
    await rm(file, { force: true });
  } catch (error) {
    throw new StoreError('unwritable', `${file} can't be removed: ${messageOf(error)}`, error);
  }
}
