import type { FastifyReply } from 'fastify';
import type { Sender } from '../limits';
import type { StorageContext } from './storageContext';
import type { ChunkWork } from './store/appendStream';

/** Bytes of a transfer in memory: files are read and written in pieces of this size. */
export const PIECE_BYTES = 64 * 1024;

/** Counts an upload and its announced bytes. Throws LimitError when the account or client has used up its quota. */
export function countUpload({ governor }: StorageContext, sender: Sender, bytes: number): void {
  governor.quotas.take(sender, { uploads: 1, uploadedBytes: bytes });
}

/** Counts bytes of an upload that did not announce them. Throws LimitError like {@link countUpload}. */
export function countBytes({ governor }: StorageContext, sender: Sender, bytes: number): void {
  governor.quotas.take(sender, { uploadedBytes: bytes });
}

/**
 * Returns how the chunks of a client's upload are worked on: counted as its time, and in turn once that is used up.
 * Receiving and writing a chunk counts as much as a request.
 */
export function inTurnOf({ governor: { work, limits } }: StorageContext, client: string): ChunkWork {
  return async (digestChunk) => {
    await work.turn(client);
    const start = performance.now();
    digestChunk();
    work.spend(client, performance.now() - start + limits.requestMs);
  };
}

/** Runs a transfer while it occupies memory of its client. Rejects with LimitError when the client has too many. */
export async function occupying<T>(
  { governor }: StorageContext,
  client: string,
  transfer: () => Promise<T>,
): Promise<T> {
  const lease = governor.memory.take(client, PIECE_BYTES);
  try {
    return await transfer();
  } finally {
    lease.release();
  }
}

/** A paused player takes nothing for a while, and asks again when its connection has ended. */
const IDLE_READER_MS = 5 * 60_000;

/**
 * Counts a streamed answer as memory of its client until it is closed; a reader that takes nothing for five minutes is
 * cut off. Throws LimitError when the client has too many.
 */
export function occupyUntilClosed({ governor }: StorageContext, client: string, { raw }: FastifyReply): void {
  const lease = governor.memory.take(client, PIECE_BYTES);
  raw.once('close', () => lease.release());
  if (raw.closed) lease.release();
  raw.setTimeout(IDLE_READER_MS, () => raw.destroy());
}
