import type { CataloguePointer } from '@lectern/shared/domain';
import type { StorageAdmin } from '@lectern/backend';
import { HASHED_FILES } from './SnapshotComposer';

/** A page that read the pointer just now still fetches the files it names. */
const GRACE_MS = 60_000;

/** The paths of all files of a generation. */
export const filesOf = ({ home, books, rows, words, lists }: CataloguePointer): string[] => [
  home,
  books,
  rows,
  words,
  ...Object.values(lists),
];

/**
 * Deletes the hashed files that no pointer of `keep` names and that are older than a minute. Covers, files of courses
 * and whatever else is there stay.
 */
export function pruneFiles(
  storage: StorageAdmin,
  bucket: string,
  keep: readonly CataloguePointer[],
  now = Date.now(),
): void {
  const kept = new Set(keep.flatMap(filesOf));
  for (const { path, updatedAt } of storage.list(bucket, HASHED_FILES)) {
    if (!kept.has(path) && updatedAt < now - GRACE_MS) storage.delete(bucket, path);
  }
}
