import { type BundleStore, errorCode, readBytes } from '../../../release';
import { preferredEncoding, type Encoding } from '../http/acceptEncoding';
import { representationOf, type Representation } from '../http/representation';

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Reads a file of a bundle in the best encoding that was published beside it and that a request accepts; null when
 * there is no such file.
 */
export type ReadBundleFile = (
  owner: string,
  version: string,
  file: string,
  acceptEncoding: string | undefined,
) => Promise<Representation | null>;

/**
 * Published files never change, so up to `cacheBytes` of those asked for last stay in memory. Rejects when the disk
 * can't be read.
 */
export function createBundleFiles(bundles: BundleStore, cacheBytes = 64 * 1024 * 1024): ReadBundleFile {
  const cache = createByteCache(cacheBytes);
  const read = async (path: string, encoding: Encoding): Promise<Representation | null> => {
    const known = cache.get(path);
    if (known) return known;
    const body = await readOrNull(path);
    return body && cache.add(path, representationOf(body, encoding));
  };
  return async (owner, version, file, acceptEncoding) => {
    const variants = (['br', 'gzip', 'identity'] as const).flatMap((encoding) => {
      const path = bundles.fileOf(owner, version, file + SUFFIX[encoding]);
      return path === null ? [] : [{ encoding, path }];
    });
    if (!variants.some(({ encoding }) => encoding === 'identity')) return null;
    const encoding = preferredEncoding(
      acceptEncoding,
      variants.map((variant) => variant.encoding),
    );
    const chosen = variants.find((variant) => variant.encoding === encoding);
    return chosen ? read(chosen.path, encoding) : null;
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

/** Keeps representations up to `limit` bytes in all; a file of more than an eighth of that is never kept. */
function createByteCache(limit: number): {
  get(key: string): Representation | undefined;
  add(key: string, value: Representation): Representation;
} {
  const kept = new Map<string, Representation>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.body.length ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value) {
        kept.delete(key);
        kept.set(key, value);
      }
      return value;
    },
    add: (key, value) => {
      if (value.body.length > limit / 8) return value;
      drop(key);
      kept.set(key, value);
      bytes += value.body.length;
      for (const oldest of kept.keys()) {
        if (bytes <= limit) break;
        drop(oldest);
      }
      return value;
    },
  };
}
