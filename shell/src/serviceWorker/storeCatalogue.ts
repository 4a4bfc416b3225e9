import { fileUrl, APP_CACHE, type BackendConfig } from '@lectern/shared/contract';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';
import { CHANGING_CATALOGUE_FILE } from './answerRequest';

/** Above this number of courses the search index is not stored ahead of use: it takes megabytes. */
const MAX_COURSES = 10_000;
const FRESH_MS = 60_000;

let storedAt = -Infinity;

/**
 * Stores the files for browsing and searching the published catalogue offline: the first page of each kind, the search
 * index, and last the pointer. Then removes files that neither this pointer nor the one stored before names: an open
 * page may still use the latter. Does nothing within a minute of a complete run. Rejects when a file can't be fetched
 * or the space runs out; files stored so far stay.
 */
export async function storeCatalogue(backend: BackendConfig): Promise<void> {
  if (Date.now() - storedAt < FRESH_MS) return;
  const address = fileUrl(backend, 'catalogue/pointer.json');
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) return;
  const copy = response.clone();
  const pointer = parseCataloguePointer((await response.json()) as unknown);
  const cache = await caches.open(APP_CACHE.catalogue);
  for (const file of filesOf(pointer, MAX_COURSES)) await storeOnce(cache, fileUrl(backend, file));
  const former = await storedPointer(cache, address);
  await cache.put(address, copy);
  await removeUnnamed(cache, backend, former ? [pointer, former] : [pointer]);
  storedAt = Date.now();
}

/** Returns the paths of the files to store; the search index only for a catalogue of at most `limit` courses. */
function filesOf(pointer: CataloguePointer, limit: number): string[] {
  const { home, books, lists, rows, words, courseCount, paths } = pointer;
  const first = [home, books, ...(lists.all ? [lists.all] : []), ...(paths ? [paths] : [])];
  return courseCount > limit ? first : [...first, rows, words];
}

async function storeOnce(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url)) return;
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  await cache.put(url, response);
}

/** Resolves to the pointer that is stored already; null without one, or when it is malformed. */
async function storedPointer(cache: Cache, address: string): Promise<CataloguePointer | null> {
  const stored = await cache.match(address);
  try {
    return stored ? parseCataloguePointer((await stored.json()) as unknown) : null;
  } catch {
    return null;
  }
}

/** Removes files named by their content that no pointer names. */
async function removeUnnamed(cache: Cache, backend: BackendConfig, pointers: readonly CataloguePointer[]) {
  const paths = pointers.flatMap((pointer) => [...Object.values(pointer.lists), ...filesOf(pointer, Infinity)]);
  const named = new Set(paths.map((path) => addressOf(fileUrl(backend, path))));
  for (const request of await cache.keys()) {
    const address = addressOf(request.url);
    if (!named.has(address) && !CHANGING_CATALOGUE_FILE.test(address)) await cache.delete(request);
  }
}

/** Path of a file's address, without its query: pages and this worker may write that in different ways. */
const addressOf = (url: string): string => new URL(url, location.origin).pathname;
