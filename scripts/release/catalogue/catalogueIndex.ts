import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { array, literal, object, parse, pipe, record, regex, string, unknown } from 'valibot';
import { bytesOfText, type ObjectStore } from '../objects/ObjectStore';
import { messageOf, StoreError } from '../store/StoreError';

/**
 * The published catalogue in a store. All other objects of it are named by their content and never change, so that
 * replacing this one publishes everything at once. `files` are the paths of lists, `courses` the hashes of the files of
 * courses by id. `retired` are the keys that only the former index named: the next publication removes them.
 */
export type CatalogueIndex = {
  pointer: CataloguePointer;
  files: ReadonlySet<string>;
  courses: ReadonlyMap<string, string>;
  retired: readonly string[];
};

const KEY = 'catalogue/index.json.gz';
const COURSE = /^catalogue\/courses\/([\w-]{1,128})\.json$/;
/** Keys are parts of addresses, which these characters need no escapes in. */
const path = pipe(string(), regex(/^catalogue\/[\w./-]{1,300}$/));

const stored = object({
  schemaVersion: literal(1),
  pointer: unknown(),
  files: array(path),
  courses: record(pipe(string(), regex(/^[\w-]{1,128}$/)), pipe(string(), regex(/^[\da-f]{8,64}$/))),
  retired: array(path),
});

/** Returns the key of the object with a published file; null for a path that is not published. */
export function objectKeyOf(
  { files, courses }: Pick<CatalogueIndex, 'files' | 'courses'>,
  file: string,
): string | null {
  if (files.has(file)) return file;
  const id = COURSE.exec(file)?.[1];
  const hash = id === undefined ? undefined : courses.get(id);
  return id === undefined || hash === undefined ? null : courseKey(id, hash);
}

/** Returns the keys of all objects that an index names. */
export const objectKeysOf = ({ files, courses }: Pick<CatalogueIndex, 'files' | 'courses'>): string[] => [
  ...files,
  ...Array.from(courses, ([id, hash]) => courseKey(id, hash)),
];

/** Returns the key of the file of a course with these bytes, whose `hash` is hexadecimal. */
export const courseKey = (id: string, hash: string): string => `catalogue/courses/${id}.${hash}.json`;

/**
 * Resolves to the index in a store with its entity tag; null while nothing is published there, and `unchanged` when
 * `etag` is still its tag. Throws a StoreError: `corrupt` for an index that does not parse.
 */
export async function readCatalogueIndex(
  objects: Pick<ObjectStore, 'get' | 'addressOf'>,
  etag?: string,
): Promise<{ index: CatalogueIndex; etag: string } | 'unchanged' | null> {
  const found = await objects.get(KEY, etag);
  if (found === null || found === 'unchanged') return found;
  try {
    const text = new TextDecoder().decode(await promisify(gunzip)(found.bytes));
    const { pointer, files, courses, retired } = parse(stored, JSON.parse(text));
    const lists = { files: new Set(files), courses: new Map(Object.entries(courses)), retired };
    return { index: { pointer: parseCataloguePointer(pointer), ...lists }, etag: found.etag };
  } catch (error) {
    throw new StoreError(
      'corrupt',
      `The index of the catalogue (${objects.addressOf(KEY)}) is damaged: ${messageOf(error)}. ` +
        'Publish it again with "lectern snapshot".',
      error,
    );
  }
}

/** Makes an index live. Throws a StoreError when the store can't be written. */
export async function writeCatalogueIndex(objects: ObjectStore, index: CatalogueIndex): Promise<void> {
  const { pointer, files, courses, retired } = index;
  const document = { schemaVersion: 1, pointer, files: [...files], courses: Object.fromEntries(courses), retired };
  const bytes = await promisify(gzip)(bytesOfText(JSON.stringify(document)));
  await objects.replace(KEY, new Uint8Array(bytes));
}
