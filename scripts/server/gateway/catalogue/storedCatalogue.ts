import { setTimeout as wait } from 'node:timers/promises';
import { objectKeyOf, readCatalogueIndex, StoreError, type CatalogueIndex, type StoresAt } from '../../../release';
import { ByteMap } from '../ByteMap';

/** The published catalogue in a store of objects. */
export type StoredCatalogue = {
  /**
   * Resolves to the bytes of a published file, compressed with gzip unless it is the pointer; null for one that is not
   * published, without asking the store. Rejects with a StoreError when it can't be read.
   */
  read(path: string): Promise<Uint8Array | null>;
};

const POINTER = 'catalogue/pointer.json';
/** Milliseconds for which the index is used again. */
const FRESH_MS = 1_000;
/** Milliseconds until an index that could not be read is tried again, while the last known one is used. */
const RETRY_MS = 3_000;
/** Milliseconds that a request waits for a newer index while it has one. */
const MAX_WAIT_MS = 250;
const CACHED_BYTES = 64 * 1024 * 1024;

type Known = { index: CatalogueIndex; etag: string } | null;

/**
 * Opens the catalogue that `lectern snapshot --store` has published. Its index is at most a second old while the store
 * is available; while it is not, the last known one is used. All other objects never change, and are cached.
 */
export function openStoredCatalogue(objects: StoresAt['objects']): StoredCatalogue {
  const files = new ByteMap<Uint8Array>(CACHED_BYTES);
  const index = followIndex(objects);
  const readings = new Map<string, Promise<Uint8Array>>();
  const readObject = async (key: string): Promise<Uint8Array> => {
    const found = await objects.get(key);
    if (found === null)
      throw new StoreError('missing', `${objects.addressOf(key)} is missing. Publish it again: lectern snapshot.`);
    files.set(key, found.bytes, found.bytes.length);
    return found.bytes;
  };
  return {
    async read(path) {
      const known = await index();
      if (known === null) return null;
      if (path === POINTER) return new TextEncoder().encode(JSON.stringify(known.pointer));
      const key = objectKeyOf(known, path);
      if (key === null) return null;
      const cached = files.get(key);
      if (cached) return cached;
      const reading = readings.get(key) ?? readObject(key).finally(() => readings.delete(key));
      readings.set(key, reading);
      return reading;
    },
  };
}

/** Returns a function that resolves to the current index, null while there is none. Calls share one request. */
function followIndex(objects: StoresAt['objects']): () => Promise<CatalogueIndex | null> {
  let known: Known = null;
  let isKnown = false;
  let freshUntil = 0;
  let reading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    try {
      const found = await readCatalogueIndex(objects, known?.etag);
      if (found !== 'unchanged') known = found;
      isKnown = true;
      freshUntil = performance.now() + FRESH_MS;
    } catch (error) {
      freshUntil = performance.now() + RETRY_MS;
      if (!isKnown) throw error;
    }
  };
  return async () => {
    if (performance.now() >= freshUntil || !isKnown) reading ??= read().finally(() => void (reading = null));
    if (!isKnown) await reading;
    else if (reading) await Promise.race([reading, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    return known?.index ?? null;
  };
}
