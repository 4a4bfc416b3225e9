import type { Backend } from '@lectern/backend';

/**
 * Removes what deleted courses leave: sections, lessons, contents, drafts, reviews and files. Does so now, for those
 * that another process deleted or a crash left, and after each commit with a tombstone in `deletedCourses`. The rules
 * let nobody read those remains in the meantime. Reports a failure to `warn`.
 */
export function removeDeletedCourses(
  { firestore, storage }: Pick<Backend, 'firestore' | 'storage'>,
  bucket: string,
  warn: (message: string) => void,
): void {
  const remove = (id: string): void => {
    if (firestore.admin.get(`courses/${id}`) !== null) return;
    firestore.admin.deleteTree(`courses/${id}`);
    firestore.admin.deleteTree(`courseDrafts/${id}`);
    firestore.admin.deleteTree(`courseReviews/${id}`);
    for (const { path } of storage.admin.list(bucket, `courses/${id}/`)) storage.admin.delete(bucket, path);
  };
  const tryToRemove = (ids: readonly string[]): void => {
    for (const id of ids) {
      try {
        remove(id);
      } catch (error) {
        warn(`The remains of the deleted course ${id} could not be removed: ${String(error)}`);
      }
    }
  };
  const idsOf = (paths: readonly string[]): string[] =>
    paths.flatMap((path) => /^deletedCourses\/([^/]+)$/.exec(path)?.[1] ?? []);
  firestore.onCommit((paths) => tryToRemove(idsOf(paths)));
  tryToRemove(idsOf(firestore.admin.query({ collection: 'deletedCourses' }).map(({ path }) => path)));
}
