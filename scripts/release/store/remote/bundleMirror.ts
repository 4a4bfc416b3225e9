import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RefusedError } from '../../refusal';
import { listFiles } from '../bundleFiles';
import { isSafePath } from '../bundleStore';
import { stagedName, sweepStaged } from '../durable';
import { findDamage } from '../integrity';
import { readPublishedRelease } from '../readRelease';
import { messageOf, StoreError } from '../StoreError';
import { unpackInto } from './archive';

/** Copies of bundles on this machine: unpacked, and checked against the hashes that they name. */
export interface BundleMirror {
  /** Resolves to the folder of a bundle's copy, fetched if necessary; null when the store has none. */
  folderOf(owner: string, version: string): Promise<string | null>;
  /** Removes a copy, so that the next call fetches it again. */
  drop(owner: string, version: string): Promise<void>;
}

type MirrorOptions = {
  folder: string;
  /** Bytes of all copies. The least recently used ones make room, but none that was used in the last ten minutes. */
  limit: number;
  /** Resolves to a bundle's archive, or null when there is none. */
  fetch: (owner: string, version: string) => Promise<Uint8Array | null>;
  /** Address of the store, for messages. */
  store: string;
};

const IN_USE_MS = 10 * 60 * 1000;
const TOUCH_MS = 60 * 1000;

/** Creates a mirror in `folder`, which other processes may share. A published bundle never changes, nor does a copy. */
export function createBundleMirror(options: MirrorOptions): BundleMirror {
  const used = new Map<string, number>();
  const fetching = new Map<string, Promise<string | null>>();
  const pathOf = (owner: string, version: string): string => join(options.folder, owner, version);
  const touch = async (path: string): Promise<void> => {
    const now = Date.now();
    if (now - (used.get(path) ?? 0) < TOUCH_MS) return;
    used.set(path, now);
    await utimes(path, new Date(now), new Date(now)).catch(() => undefined);
  };
  return {
    folderOf: async (owner, version) => {
      const path = pathOf(owner, version);
      if (!existsSync(path)) {
        const running = fetching.get(path) ?? fetchCopy(options, owner, version, path);
        fetching.set(path, running);
        const found = await running.finally(() => fetching.delete(path));
        if (found === null) return null;
      }
      await touch(path);
      return path;
    },
    drop: (owner, version) => rm(pathOf(owner, version), { recursive: true, force: true }),
  };
}

async function fetchCopy(options: MirrorOptions, owner: string, version: string, path: string): Promise<string | null> {
  const archive = await options.fetch(owner, version);
  if (archive === null) return null;
  const staged = stagedName(dirname(path));
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await chmod(options.folder, 0o700);
    await unpackInto(staged, archive, isSafePath);
    const damage = await findDamage(await readPublishedRelease(staged), staged);
    if (damage.length > 0) throw new RefusedError(...damage);
    await rename(staged, path).catch((error: unknown) => {
      if (!existsSync(path)) throw error;
    });
    await makeRoom(options, path);
    return path;
  } catch (error) {
    throw new StoreError(
      'corrupt',
      `The bundle of ${owner} ${version} in ${options.store} can't be used: ${messageOf(error)}`,
      error,
    );
  } finally {
    await rm(staged, { recursive: true, force: true }).catch(() => undefined);
    await sweepStaged(dirname(path));
  }
}

type Copy = { path: string; bytes: number; usedAt: number };

async function makeRoom({ folder, limit }: MirrorOptions, added: string): Promise<void> {
  const copies = (await findCopies(folder)).sort((a, b) => a.usedAt - b.usedAt);
  let total = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes, usedAt } of copies) {
    if (total <= limit) return;
    if (path === added || Date.now() - usedAt < IN_USE_MS) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
    total -= bytes;
  }
}

async function findCopies(folder: string): Promise<Copy[]> {
  const copies: Copy[] = [];
  for (const owner of await readdir(folder).catch(() => []))
    for (const version of await readdir(join(folder, owner)).catch(() => [])) {
      const path = join(folder, owner, version);
      const stats = await stat(path).catch(() => null);
      if (stats?.isDirectory() !== true || version.startsWith('.')) continue;
      copies.push({ path, bytes: await bytesIn(path), usedAt: stats.mtimeMs });
    }
  return copies;
}

async function bytesIn(folder: string): Promise<number> {
  const files = await listFiles(folder).catch(() => []);
  const sizes = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => ({ size: 0 }))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
