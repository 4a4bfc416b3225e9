import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of the store. They are named by random ids, never by what a client sends. */
export type Blobs = {
  /** A new id of 32 hexadecimal digits. */
  createId(): string;
  /** Where an unfinished upload is written. */
  partPath(id: string): string;
  /** Where a finished one lies. */
  blobPath(id: string): string;
  /** How many bytes of an unfinished upload have arrived. */
  partSize(id: string): Promise<number>;
  /** Makes an upload durable and final: bytes flushed, then renamed, then the folder flushed. */
  finish(id: string): Promise<void>;
  dropPart(id: string): Promise<void>;
  dropBlob(id: string): Promise<void>;
  /** Removes files that nothing knows of: what a killed process left behind. Does nothing while another process uses the folder. */
  sweep(known: { hasBlob: (id: string) => boolean; hasPart: (id: string) => boolean }): void;
};

const shardOf = (id: string): string => id.slice(0, 2);

/** Opens the folder, creating it when there is none. */
export function createBlobs(directory: string): Blobs {
  const [parts, blobs] = [join(directory, 'uploads'), join(directory, 'objects')];
  for (const folder of [parts, blobs]) mkdirSync(folder, { recursive: true });
  const partPath = (id: string): string => join(parts, id);
  const blobPath = (id: string): string => join(blobs, shardOf(id), id);
  return {
    createId: () => randomBytes(16).toString('hex'),
    partPath,
    blobPath,
    partSize: async (id) => (await stat(partPath(id)).catch(() => ({ size: 0 }))).size,
    async finish(id) {
      await flush(partPath(id));
      const folder = join(blobs, shardOf(id));
      const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
      await rename(partPath(id), blobPath(id));
      await flush(folder);
      if (isNew) await flush(blobs);
    },
    dropPart: (id) => rm(partPath(id), { force: true }),
    dropBlob: (id) => rm(blobPath(id), { force: true }),
    sweep(known) {
      if (!claim(join(directory, 'owner.pid'))) return;
      for (const id of readdirSync(parts)) if (!known.hasPart(id)) rmSync(join(parts, id), { force: true, recursive: true });
      for (const shard of readdirSync(blobs)) {
        for (const id of readdirSync(join(blobs, shard))) if (!known.hasBlob(id)) rmSync(join(blobs, shard, id), { force: true, recursive: true });
      }
    },
  };
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Notes that this process uses the folder; false while another living one does. */
function claim(file: string): boolean {
  if (existsSync(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) return false;
  }
  writeFileSync(file, String(process.pid));
  return true;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
