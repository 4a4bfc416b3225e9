import type { ObjectStore, StoredObject } from './ObjectStore';

/** Larger objects are read each time: bundles have a cache of their own. */
const LARGEST_SHARE = 1 / 16;

/**
 * Returns the same objects, of which the most recently read ones stay in memory, up to `limit` bytes. Each read still
 * asks the service, which answers 304 without the bytes when the object is unchanged.
 */
export function rememberObjects(objects: ObjectStore, limit: number): ObjectStore {
  const known = new Map<string, StoredObject>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= known.get(key)?.bytes.length ?? 0;
    known.delete(key);
  };
  const remember = (key: string, found: StoredObject): void => {
    forget(key);
    if (found.etag === '' || found.bytes.length > limit * LARGEST_SHARE) return;
    known.set(key, found);
    bytes += found.bytes.length;
    for (const oldest of known.keys()) {
      if (bytes <= limit) break;
      forget(oldest);
    }
  };
  async function get(key: string): Promise<StoredObject | null>;
  async function get(key: string, etag: string | undefined): Promise<StoredObject | 'unchanged' | null>;
  async function get(key: string, etag?: string): Promise<StoredObject | 'unchanged' | null> {
    if (etag !== undefined) return objects.get(key, etag);
    const last = known.get(key);
    const found = await objects.get(key, last?.etag);
    if (found === null) forget(key);
    if (found === 'unchanged') {
      if (last) remember(key, last);
      return last ?? objects.get(key);
    }
    if (found !== null) remember(key, found);
    return found;
  }
  return { ...objects, get };
}
