import { fileUrl, APP_CACHE, type BackendConfig } from '@lectern/shared/contract';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';

/** Above so many courses a device keeps only what was looked at: all of them would be megabytes. */
const MAX_COURSES = 10_000;
const FRESH_MS = 60_000;

let keptAt = -Infinity;

/**
 * Keeps what a visitor needs to browse and search the published catalogue without a network: where its files are, the
 * first page of each kind, and what a search reads. Once that is whole, it looks again after a minute at the earliest.
 * Rejects when the network or the room ends before; what is kept by then stays.
 */
export async function keepCatalogue(backend: BackendConfig): Promise<void> {
  if (Date.now() - keptAt < FRESH_MS) return;
  const address = fileUrl(backend, 'catalogue/pointer.json');
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) return;
  const copy = response.clone();
  const pointer = parseCataloguePointer((await response.json()) as unknown);
  const cache = await caches.open(APP_CACHE.catalogue);
  for (const file of filesOf(pointer)) await keepOnce(cache, fileUrl(backend, file));
  await cache.put(address, copy);
  keptAt = Date.now();
}

function filesOf({ home, books, lists, rows, words, courseCount }: CataloguePointer): string[] {
  const first = [home, books, ...(lists.all ? [lists.all] : [])];
  return courseCount > MAX_COURSES ? first : [...first, rows, words];
}

async function keepOnce(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url)) return;
  const response = await fetch(url, { priority: 'low' });
  if (response.ok) await cache.put(url, response);
}
