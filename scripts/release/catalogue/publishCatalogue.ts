import type { CataloguePointer } from '@lectern/shared/domain';
import pLimit from 'p-limit';
import type { ObjectStore } from '../objects/ObjectStore';
import { StoreError } from '../store/StoreError';
import {
  courseKey,
  objectKeysOf,
  readCatalogueIndex,
  writeCatalogueIndex,
  type CatalogueIndex,
} from './catalogueIndex';

/**
 * A catalogue to be published: its pointer, the paths of its lists, and the hexadecimal hashes of the files of courses
 * by id. `read` resolves to the bytes of a file, compressed with gzip.
 */
export type CatalogueSource = {
  pointer: CataloguePointer;
  files: readonly string[];
  courses: ReadonlyMap<string, string>;
  read: (path: string) => Promise<Uint8Array>;
};

/**
 * Result of a publication: numbers of objects written and removed. `changed` is false when the same catalogue was live.
 */
export type PublishedCatalogue = { changed: boolean; written: number; removed: number };

/** Requests at once: the drivers repeat those that a busy store refuses. */
const PARALLEL = 8;

/**
 * Publishes a catalogue to a store: its files first, then the index that names them. A process killed at any instant
 * leaves the former catalogue live. Files that only the former index names are retired, and removed by the next
 * publication; so are those that a killed publication has left. Publish from one machine at a time: of two indexes at
 * once, the one written last stays. Throws a StoreError when the store can't be read or written.
 */
export async function publishCatalogue(
  objects: ObjectStore,
  source: CatalogueSource,
  log: (line: string) => void = () => undefined,
): Promise<PublishedCatalogue> {
  const found = await readCatalogueIndex(objects);
  const former = found === null || found === 'unchanged' ? null : found.index;
  const named = { files: new Set(source.files), courses: source.courses };
  const keys = new Set(objectKeysOf(named));
  const formerKeys = new Set(former ? objectKeysOf(former) : []);
  const present = new Set(await objects.list('catalogue/'));
  const missing = filesOf(source).filter(({ key }) => !present.has(key));
  if (missing.length === 0 && former !== null && isSame(former, source, keys, formerKeys))
    return { changed: false, written: 0, removed: 0 };
  await writeFiles(objects, source, missing, log);
  const { retired, unused } = surplusOf(
    [...present].filter((key) => !keys.has(key)),
    formerKeys,
    former,
  );
  await writeCatalogueIndex(objects, { pointer: source.pointer, ...named, retired });
  await inParallel(unused, (key) => objects.remove(key));
  return { changed: true, written: missing.length, removed: unused.length };
}

function isSame(
  former: CatalogueIndex,
  { pointer }: CatalogueSource,
  keys: ReadonlySet<string>,
  formerKeys: ReadonlySet<string>,
): boolean {
  const isNamed = keys.size === formerKeys.size && [...formerKeys].every((key) => keys.has(key));
  return isNamed && JSON.stringify(former.pointer) === JSON.stringify(pointer);
}

/** Keys that only publications write. */
const PUBLISHED = /^catalogue\/(files|courses)\/[\w./-]{1,280}$/;

/**
 * Sorts the objects that the new index does not name: those that were retired before are unused. All others are
 * retired first, because the catalogue that is live names them, or another publication is about to.
 */
function surplusOf(
  unnamed: readonly string[],
  formerKeys: ReadonlySet<string>,
  former: CatalogueIndex | null,
): { retired: string[]; unused: string[] } {
  const wasRetired = new Set(former?.retired);
  const isUnused = (key: string): boolean => wasRetired.has(key) && !formerKeys.has(key);
  const retired = unnamed.filter((key) => !isUnused(key) && (formerKeys.has(key) || PUBLISHED.test(key)));
  return { retired, unused: unnamed.filter(isUnused) };
}

type File = { path: string; key: string };

const filesOf = ({ files, courses }: CatalogueSource): File[] => [
  ...files.map((path) => ({ path, key: path })),
  ...Array.from(courses, ([id, hash]) => ({ path: `catalogue/courses/${id}.json`, key: courseKey(id, hash) })),
];

const PROGRESS_STEP = 1_000;

async function writeFiles(
  objects: ObjectStore,
  source: CatalogueSource,
  files: readonly File[],
  log: (line: string) => void,
): Promise<void> {
  let done = 0;
  await inParallel(files, async ({ path, key }) => {
    if (!/^[\w./-]+$/.test(key))
      throw new StoreError('unwritable', `"${path}" can't be a key of ${objects.url}: use letters, digits and dashes.`);
    await objects.create(key, await source.read(path));
    done += 1;
    if (done % PROGRESS_STEP === 0) log(`Wrote ${String(done)} of ${String(files.length)} files to ${objects.url} …`);
  });
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit(PARALLEL);
  await Promise.all(items.map((item) => limit(() => work(item))));
}
