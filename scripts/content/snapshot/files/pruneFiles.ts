import type { CataloguePointer } from '@lectern/shared/domain';
import type { StorageAdmin } from '@lectern/backend';
import { HASHED_FILES } from './SnapshotComposer';

/** Time in which a page that has just read the previous pointer still fetches the files that it names. */
const GRACE_MS = 60_000;

/** Returns the paths of all files of a generation. */
export const filesOf = ({ home, books, rows, words, lists, paths }: CataloguePointer): string[] => [
  home,
  books,
  rows,
  words,
  ...(paths === undefined ? [] : [paths]),
  ...Object.values(lists),
];

/** Deletes hashed files that are older than a minute and that no pointer in `keep` names. Other files stay. */
export function pruneFiles(
  storage: StorageAdmin,
  bucket: string,
  keep: readonly CataloguePointer[],
  now = Date.now(),
): void {
  const named = new Set(keep.flatMap(filesOf));
  for (const { path, updatedAt } of storage.list(bucket, HASHED_FILES)) {
    if (!named.has(path) && updatedAt < now - GRACE_MS) storage.delete(bucket, path);
  }
}
