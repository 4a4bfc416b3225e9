import { fileUrl, APP_CACHE, type BackendConfig } from '@lectern/shared/contract';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';
import { browsingFiles, removeUnnamed, storedPointer } from './catalogueCache';

/** Above this number of courses the search index is not stored ahead of use: it takes megabytes. */
const MAX_COURSES = 10_000;
const FRESH_MS = 60_000;

/** Time of the last complete run, since this worker has started: the device's clock may be set back. */
let storedAt = -Infinity;

/**
 * Stores the files for browsing and searching the published catalogue offline: the first page of each kind, the search
 * index, and last the pointer. Then removes files that neither this pointer nor the one stored before names: an open
 * page may still use the latter. Does nothing within a minute of a complete run. Rejects when a file can't be fetched
 * or the space runs out; files stored so far stay.
 */
export async function storeCatalogue(backend: BackendConfig): Promise<void> {
  if (performance.now() - storedAt < FRESH_MS) return;
  const address = fileUrl(backend, 'catalogue/pointer.json');
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) return;
  const copy = response.clone();
  const pointer = parseCataloguePointer((await response.json()) as unknown);
  const cache = await caches.open(APP_CACHE.catalogue);
  for (const file of filesToStore(pointer)) await storeOnce(cache, fileUrl(backend, file));
  const former = await storedPointer(cache);
  await cache.put(address, copy);
  await removeUnnamed(cache, (former ? [pointer, former] : [pointer]).flatMap(namedFiles));
  storedAt = performance.now();
}

/** Returns the paths of the files to store: a large catalogue's without its search index. */
function filesToStore(pointer: CataloguePointer): string[] {
  const { pages, index } = browsingFiles(pointer);
  return pointer.courseCount > MAX_COURSES ? pages : [...pages, ...index];
}

function namedFiles(pointer: CataloguePointer): string[] {
  const { pages, index } = browsingFiles(pointer);
  return [...Object.values(pointer.lists), ...pages, ...index];
}

async function storeOnce(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url)) return;
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  await cache.put(url, response);
}
