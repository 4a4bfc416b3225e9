import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';

/** Path of a catalogue file that changes in place; the others are named by their content. */
export const CHANGING_CATALOGUE_FILE = /\/o\/catalogue%2F(pointer|courses%2F[^/]+)\.json$/i;
const POINTER = segmentOf('catalogue/pointer.json');

/** Returns the paths of the files with which the catalogue is browsed and searched, as `pointer` names them. */
export function browsingFiles({ home, books, lists, rows, words, paths }: CataloguePointer) {
  const pages = [home, books, ...(lists.all ? [lists.all] : []), ...(paths ? [paths] : [])];
  return { pages, index: [rows, words] };
}

/** Resolves to the pointer that was stored last; null without one, or when it is malformed. */
export async function storedPointer(cache: Cache): Promise<CataloguePointer | null> {
  try {
    const request = (await cache.keys()).filter(({ url }) => segmentIn(url) === POINTER).at(-1);
    const stored = request && (await cache.match(request));
    return stored ? parseCataloguePointer((await stored.json()) as unknown) : null;
  } catch {
    return null;
  }
}

/**
 * Removes the oldest files over `limit`: a cache lists its entries in the order in which they were put. The stored
 * pointer, and the files for browsing and searching that it names, stay: without them nothing starts offline.
 */
export async function removeOldest(cache: Cache, limit: number): Promise<void> {
  const requests = await cache.keys();
  const surplus = requests.length - limit;
  if (surplus <= 0) return;
  const pointer = await storedPointer(cache);
  const { pages, index } = pointer ? browsingFiles(pointer) : { pages: [], index: [] };
  const needed = new Set([POINTER, ...[...pages, ...index].map(segmentOf)]);
  const removable = requests.filter(({ url }) => !needed.has(segmentIn(url)));
  for (const request of removable.slice(0, surplus)) await cache.delete(request);
}

/** Removes files named by their content whose paths are not among `named`. */
export async function removeUnnamed(cache: Cache, named: readonly string[]): Promise<void> {
  const segments = new Set(named.map(segmentOf));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!segments.has(segmentIn(request.url)) && !CHANGING_CATALOGUE_FILE.test(pathname)) await cache.delete(request);
  }
}

/** Part of an address that tells a file from the others. Pages and this worker may write the query differently. */
function segmentOf(path: string): string {
  return encodeURIComponent(path);
}

function segmentIn(url: string): string {
  return new URL(url).pathname.replace(/^.*\//, '');
}
