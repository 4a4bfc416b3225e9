import { type BundleStore, errorCode, readBytes } from '../../../release';
import { BundleDamage } from './BundleDamage';
import { createBundleHashes } from './bundleHashes';
import { preferredEncoding, type Encoding } from '../http/acceptEncoding';
import { representationOf, type Representation } from '../http/representation';

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Resolves to a bundle's file in the best published encoding that the request accepts; null when there is no such file.
 * Rejects when the disk can't be read.
 */
export type ReadBundleFile = (
  owner: string,
  version: string,
  file: string,
  acceptEncoding: string | undefined,
) => Promise<Representation | null>;

type Variant = { owner: string; version: string; file: string; path: string; encoding: Encoding };

/**
 * Creates a reader of bundle files. Published files never change, so the most recently requested ones stay in memory,
 * up to `cacheBytes`, and are hashed only when they are read from disk. A file whose bytes are not those of its release
 * is never sent: the reader rejects with BundleDamage, after a call of `onDamage`.
 */
export function createBundleFiles(
  bundles: BundleStore,
  onDamage: (damage: BundleDamage) => void,
  cacheBytes = 64 * 1024 * 1024,
): ReadBundleFile {
  const cache = createByteCache(cacheBytes);
  const check = createBundleHashes(bundles);
  const read = async ({ owner, version, file, path, encoding }: Variant): Promise<Representation | null> => {
    const cached = cache.get(path);
    if (cached) return cached;
    const body = await readOrNull(path);
    if (!body) return null;
    try {
      await check(owner, version, file, body);
    } catch (error) {
      if (error instanceof BundleDamage) onDamage(error);
      throw error;
    }
    return cache.add(path, representationOf(body, encoding));
  };
  return async (owner, version, file, acceptEncoding) => {
    const variants: Variant[] = [];
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const path = await bundles.fileOf(owner, version, file + SUFFIX[encoding]);
      if (path !== null) variants.push({ owner, version, file: file + SUFFIX[encoding], encoding, path });
    }
    if (!variants.some(({ encoding }) => encoding === 'identity')) return null;
    const encoding = preferredEncoding(
      acceptEncoding,
      variants.map((variant) => variant.encoding),
    );
    const chosen = variants.find((variant) => variant.encoding === encoding);
    return chosen ? read(chosen) : null;
  };
}

async function readOrNull(path: string): Promise<Uint8Array | null> {
  try {
    return await readBytes(path);
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

/** Caches representations up to `limit` bytes in total; never a file larger than an eighth of that. */
function createByteCache(limit: number): {
  get(key: string): Representation | undefined;
  add(key: string, value: Representation): Representation;
} {
  const entries = new Map<string, Representation>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= entries.get(key)?.body.length ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    add: (key, value) => {
      if (value.body.length > limit / 8) return value;
      drop(key);
      entries.set(key, value);
      bytes += value.body.length;
      for (const oldest of entries.keys()) {
        if (bytes <= limit) break;
        drop(oldest);
      }
      return value;
    },
  };
}
