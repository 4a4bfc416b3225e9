import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSoleProcess } from './processMarkers';

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
  /**
   * Makes contents durable and final as `finish` does, in one folder, and gives the id of each: all, or it rejects and
   * keeps none.
   */
  write(contents: readonly Uint8Array[]): Promise<string[]>;
  dropPart(id: string): Promise<void>;
  dropBlob(id: string): Promise<void>;
  /**
   * Removes files that nothing knows of: what a killed process left behind. Does nothing while another process uses the
   * folder.
   */
  sweep(known: { hasBlob: (id: string) => boolean; hasPart: (id: string) => boolean }): void;
};

/** So many files are written at the same time: as many as Node has threads for that. */
const LANES = 4;

const shardOf = (id: string): string => id.slice(0, 2);

/** Opens the folder, creating it when there is none. */
export function createBlobs(directory: string): Blobs {
  const [parts, blobs] = [join(directory, 'uploads'), join(directory, 'objects')];
  for (const folder of [parts, blobs]) mkdirSync(folder, { recursive: true });
  const partPath = (id: string): string => join(parts, id);
  const blobPath = (id: string): string => join(blobs, shardOf(id), id);
  const createId = (): string => randomBytes(16).toString('hex');
  const intoFolder = async (shard: string, work: () => Promise<unknown>): Promise<void> => {
    const folder = join(blobs, shard);
    const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
    await work();
    await flush(folder);
    if (isNew) await flush(blobs);
  };
  return {
    createId,
    partPath,
    blobPath,
    partSize: async (id) => (await stat(partPath(id)).catch(() => ({ size: 0 }))).size,
    async finish(id) {
      await flush(partPath(id));
      await intoFolder(shardOf(id), () => rename(partPath(id), blobPath(id)));
    },
    async write(contents) {
      const shard = shardOf(createId());
      const ids = contents.map(() => shard + createId().slice(shard.length));
      const waiting = ids.entries();
      const lane = async (): Promise<void> => {
        for (const [at, id] of waiting) await writeFlushed(blobPath(id), contents[at] ?? new Uint8Array());
      };
      await intoFolder(shard, async () => {
        const failed = (await Promise.allSettled(Array.from({ length: LANES }, lane))).find(
          ({ status }) => status === 'rejected',
        );
        if (!failed || failed.status === 'fulfilled') return;
        await Promise.all(ids.map((id) => rm(blobPath(id), { force: true })));
        throw failed.reason;
      });
      return ids;
    },
    dropPart: (id) => rm(partPath(id), { force: true }),
    dropBlob: (id) => rm(blobPath(id), { force: true }),
    sweep(known) {
      if (!isSoleProcess(directory)) return;
      for (const id of readdirSync(parts))
        if (!known.hasPart(id)) rmSync(join(parts, id), { force: true, recursive: true });
      for (const shard of readdirSync(blobs)) {
        for (const id of readdirSync(join(blobs, shard)))
          if (!known.hasBlob(id)) rmSync(join(blobs, shard, id), { force: true, recursive: true });
      }
    },
  };
}

async function writeFlushed(path: string, content: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
