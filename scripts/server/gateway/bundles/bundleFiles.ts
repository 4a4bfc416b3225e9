import { type BundleStore, deltaFile, dictionaryOf, errorCode, readBytes } from '../../../release';
import { BundleDamage } from './BundleDamage';
import { createBundleHashes } from './bundleHashes';
import { preferredEncoding, type Encoding, type PublishedEncoding } from '../http/acceptEncoding';
import { representationOf, type Representation } from '../http/representation';

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Encodings that the client can decode: its `Accept-Encoding` header, and the sha256 (hexadecimal) of the compression
 * dictionary that it has.
 */
type Decodable = { acceptEncoding: string | undefined; dictionary?: string | null };

/**
 * Resolves to a bundle's file in the best published encoding that the request accepts; null when there is no such file.
 * A delta from the request's dictionary is preferred. Rejects when the disk can't be read, or with BundleDamage.
 */
export type ReadBundleFile = (
  owner: string,
  version: string,
  file: string,
  decodable: Decodable,
) => Promise<Representation | null>;

type BundleFile = readonly [owner: string, version: string, file: string];
type Variant = { owner: string; version: string; file: string; path: string; encoding: PublishedEncoding };

/**
 * Creates a reader of bundle files. Published files never change, so the most recently requested ones stay in memory,
 * up to `cacheBytes`, and are hashed only when they are read from disk, once for all simultaneous requests. A file
 * whose bytes are not those of its release is never sent: the reader calls `onDamage` and rejects with BundleDamage. If
 * a delta is damaged, it calls `onDamage` and resolves to the whole file.
 */
export function createBundleFiles(
  bundles: BundleStore,
  onDamage: (damage: BundleDamage) => void,
  cacheBytes = 64 * 1024 * 1024,
): ReadBundleFile {
  const read = createReader(bundles, onDamage, cacheBytes);
  const variantOf = async ([owner, version, file]: BundleFile, encoding: PublishedEncoding): Promise<Variant[]> => {
    const path = await bundles.fileOf(owner, version, file);
    return path === null ? [] : [{ owner, version, file, path, encoding }];
  };
  const readDelta = async ([owner, version, file]: BundleFile, dictionary: string): Promise<Representation | null> => {
    const [delta] = await variantOf([owner, version, deltaFile(file, dictionary)], 'dcz');
    const found = delta && (await read(delta).catch(wholeInstead));
    return found && dictionaryOf(found.body) === dictionary ? found : null;
  };
  return async (owner, version, file, { acceptEncoding, dictionary }) => {
    const variants: Variant[] = [];
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      variants.push(...(await variantOf([owner, version, file + SUFFIX[encoding]], encoding)));
    if (!variants.some(({ encoding }) => encoding === 'identity')) return null;
    const delta = dictionary ? await readDelta([owner, version, file], dictionary) : null;
    if (delta) return delta;
    const available = (['br', 'gzip', 'identity'] as const).filter((one) => variants.some((v) => v.encoding === one));
    const encoding = preferredEncoding(acceptEncoding, available);
    const chosen = variants.find((variant) => variant.encoding === encoding);
    return chosen ? read(chosen) : null;
  };
}

/** Returns null for damage, which has already been reported; throws any other error. */
function wholeInstead(error: unknown): null {
  if (error instanceof BundleDamage) return null;
  throw error;
}

type ReadVariant = (variant: Variant) => Promise<Representation | null>;

function createReader(bundles: BundleStore, onDamage: (damage: BundleDamage) => void, cacheBytes: number): ReadVariant {
  const cache = createByteCache(cacheBytes);
  const check = createBundleHashes(bundles);
  const readings = new Map<string, Promise<Representation | null>>();
  const readFile = async ({ owner, version, file, path, encoding }: Variant): Promise<Representation | null> => {
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
  return async (variant) => {
    const { path } = variant;
    const cached = cache.get(path);
    if (cached) return cached;
    const reading = readings.get(path) ?? readFile(variant).finally(() => readings.delete(path));
    readings.set(path, reading);
    return reading;
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
