import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ContentDigest } from './ContentDigest';
import { StorageError } from '../StorageError';

/** Runs the work on one chunk. */
export type ChunkWork = (digestChunk: () => void) => Promise<void>;

/**
 * Appends a stream to a file at `digest.size` and updates the digest. One chunk is in memory at a time. Rejects with
 * StorageError 413 beyond `maxBytes`. `work` runs what a chunk costs the processor, when its sender may have it.
 */
export async function appendStream(
  source: AsyncIterable<Buffer>,
  file: string,
  digest: ContentDigest,
  maxBytes: number,
  work: ChunkWork = (digestChunk) => {
    digestChunk();
    return Promise.resolve();
  },
): Promise<void> {
  // A source may fail while the file is opened, when nobody reads it yet: the loop below gets that error.
  if (source instanceof Readable) source.on('error', () => undefined);
  const handle = await open(file, digest.size === 0 ? 'w' : 'r+');
  try {
    for await (const chunk of source) {
      if (digest.size + chunk.length > maxBytes)
        throw new StorageError(413, `This upload takes at most ${maxBytes} bytes: announce the size of a larger one.`);
      await writeAll(handle, chunk, digest.size);
      await work(() => digest.add(chunk));
    }
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}
