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
 * Stores the pointer or the file of a course. A new pointer is stored only once no file is missing that the stored one
 * has: each of the two starts the site offline only together with its files.
 */
export async function storeChanging(cache: Cache, url: string, response: Response): Promise<void> {
  if (segmentIn(url) === POINTER && (await losesFiles(cache, response.clone()))) return;
  await cache.put(url, response);
}

/** Resolves to true when a file that the stored pointer names is on the device, and its successor is not. */
async function losesFiles(cache: Cache, response: Response): Promise<boolean> {
  const former = await storedPointer(cache);
  if (!former) return false;
  const next = parseCataloguePointer((await response.json()) as unknown);
  const stored = new Set((await cache.keys()).map(({ url }) => segmentIn(url)));
  const isStored = (path = ''): boolean => stored.has(segmentOf(path));
  const successors = filesIn(next);
  return filesIn(former).some((path, index) => {
    const successor = successors[index];
    return isStored(path) && successor !== undefined && !isStored(successor);
  });
}

/** Returns the same kinds of files in the same order for each pointer; undefined for one that it does not name. */
const filesIn = ({ home, books, lists, rows, words, paths }: CataloguePointer): (string | undefined)[] => [
  home,
  books,
  lists.all,
  paths ?? undefined,
  rows,
  words,
];

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
