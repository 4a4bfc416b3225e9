import { createReadStream } from 'node:fs';
import type { Blobs } from '../store/blobs';
import { ContentDigest } from '../store/ContentDigest';

/** Size and checksums of unfinished uploads, by upload id. */
export type UploadDigests = {
  start(id: string): void;
  /** Resolves to the digest of the bytes received so far. After a restart it is computed from the file. */
  of(id: string): Promise<ContentDigest>;
  drop(id: string): void;
};

/** Caches digests in memory. The file is authoritative: a digest of another size is computed again. */
export function createUploadDigests(blobs: Blobs): UploadDigests {
  const digests = new Map<string, ContentDigest>();
  return {
    start: (id) => void digests.set(id, new ContentDigest()),
    async of(id) {
      const size = await blobs.partSize(id);
      const known = digests.get(id);
      if (known?.size === size) return known;
      const digest = new ContentDigest();
      if (size > 0) for await (const chunk of createReadStream(blobs.partPath(id))) digest.add(chunk as Buffer);
      digests.set(id, digest);
      return digest;
    },
    drop: (id) => void digests.delete(id),
  };
}
