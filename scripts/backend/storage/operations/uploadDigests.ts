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

/** Digests that are cached before those of ended uploads are looked for. */
const FEW = 100;

/**
 * Caches digests in memory. The file is authoritative: a digest of another size is computed again. An upload may end
 * without a call of `drop`, when it expires or with its account: digests of uploads that `isActive` does not know are
 * removed whenever their number has doubled.
 */
export function createUploadDigests(blobs: Blobs, isActive: (id: string) => boolean): UploadDigests {
  const digests = new Map<string, ContentDigest>();
  let bound = FEW;
  const remember = (id: string, digest: ContentDigest): void => {
    if (digests.size >= bound) {
      for (const known of digests.keys()) if (!isActive(known)) digests.delete(known);
      bound = Math.max(FEW, 2 * digests.size);
    }
    digests.set(id, digest);
  };
  return {
    start: (id) => remember(id, new ContentDigest()),
    async of(id) {
      const size = await blobs.partSize(id);
      const known = digests.get(id);
      if (known?.size === size) return known;
      const digest = new ContentDigest();
      if (size > 0) for await (const chunk of createReadStream(blobs.partPath(id))) digest.add(chunk as Buffer);
      remember(id, digest);
      return digest;
    },
    drop: (id) => void digests.delete(id),
  };
}
