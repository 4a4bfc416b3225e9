import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { UPLOADS_FOLDER } from '../../homeLayout';
import { isSoleProcess } from './processMarkers';

/** The files of the store. They are named by random ids, never by what a client sends. */
export type Blobs = {
  /** Returns a new id of 32 hexadecimal digits. */
  createId(): string;
  /** Path of an unfinished upload. */
  partPath(id: string): string;
  /** Path of a finished object. */
  blobPath(id: string): string;
  /** Resolves to the number of bytes of an unfinished upload that have arrived. */
  partSize(id: string): Promise<number>;
  /** Makes an upload durable and final: its bytes are flushed, it is renamed, then the folder is flushed. */
  finish(id: string): Promise<void>;
  /** Makes a finished object an unfinished upload again. */
  reopen(id: string): Promise<void>;
  /** Stores contents as durably as `finish`, in one folder. Resolves to their ids, or rejects and stores none. */
  write(contents: readonly Uint8Array[]): Promise<string[]>;
  dropPart(id: string): Promise<void>;
  dropBlob(id: string): Promise<void>;
  /**
   * Removes unreferenced files, which a killed process left behind, and gives unfinished uploads back what it had
   * already moved. Does nothing while another process runs.
   */
  sweep(known: KnownFiles): void;
};

type KnownFiles = { hasBlob: (id: string) => boolean; hasPart: (id: string) => boolean };
type Folders = { parts: string; blobs: string };

/** Uploads flushed at the same time: a slow disk leaves threads of Node for reading and compressing. */
const flushes = pLimit(2);
/** Files written at the same time: as many as Node has threads for file access. */
const CONCURRENT_WRITES = 4;

/** The first two digits of an id name its folder, so that no folder holds too many files. */
const shardOf = (id: string): string => id.slice(0, 2);
const createId = (): string => randomBytes(16).toString('hex');
const pathOf = ({ blobs }: Folders, id: string): string => join(blobs, shardOf(id), id);

/** Opens the folder, creating it if necessary. */
export function createBlobs(directory: string): Blobs {
  const folders = { parts: join(directory, UPLOADS_FOLDER), blobs: join(directory, 'objects') };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const partPath = (id: string): string => join(folders.parts, id);
  const blobPath = (id: string): string => pathOf(folders, id);
  return {
    createId,
    partPath,
    blobPath,
    partSize: async (id) => (await stat(partPath(id)).catch(() => ({ size: 0 }))).size,
    async finish(id) {
      await flushes(async () => {
        await flush(partPath(id));
        await changeShard(folders, shardOf(id), () => rename(partPath(id), blobPath(id)));
      });
    },
    reopen: (id) => rename(blobPath(id), partPath(id)),
    write: (contents) => writeAll(folders, contents),
    dropPart: (id) => rm(partPath(id), { force: true }),
    dropBlob: (id) => rm(blobPath(id), { force: true }),
    sweep(known) {
      if (isSoleProcess(directory)) sweepFolders(folders, known);
    },
  };
}

/** Runs `work` on the files of a shard, then flushes the folders that it changed. */
async function changeShard({ blobs }: Folders, shard: string, work: () => Promise<unknown>): Promise<void> {
  const folder = join(blobs, shard);
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
  await work();
  await flush(folder);
  if (isNew) await flush(blobs);
}

async function writeAll(folders: Folders, contents: readonly Uint8Array[]): Promise<string[]> {
  const shard = shardOf(createId());
  const ids = contents.map(() => shard + createId().slice(shard.length));
  const limit = pLimit(CONCURRENT_WRITES);
  await changeShard(folders, shard, async () => {
    const writes = contents.map((content, index) =>
      limit(() => writeFlushed(pathOf(folders, ids[index] ?? ''), content)),
    );
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
    if (failed?.status !== 'rejected') return;
    await Promise.all(ids.map((id) => rm(pathOf(folders, id), { force: true })));
    throw failed.reason;
  });
  return ids;
}

function sweepFolders({ parts, blobs }: Folders, known: KnownFiles): void {
  for (const id of readdirSync(parts))
    if (!known.hasPart(id)) rmSync(join(parts, id), { force: true, recursive: true });
  for (const shard of readdirSync(blobs)) {
    for (const id of readdirSync(join(blobs, shard))) {
      if (known.hasBlob(id)) continue;
      const path = join(blobs, shard, id);
      // An upload whose object was not stored any more keeps its bytes.
      if (known.hasPart(id)) renameSync(path, join(parts, id));
      else rmSync(path, { force: true, recursive: true });
    }
  }
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
