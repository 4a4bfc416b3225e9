import type { ListedOpenCourse } from '@lectern/shared/domain';
import type { StorageAdmin } from '@lectern/backend';

const FILM = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/[^/]+\.(mp4|webm|ogv)$/i;

/** The folders with films in the open buckets, in the order of buckets and names. */
export function listOpenCourses(storage: StorageAdmin, buckets: readonly string[]): ListedOpenCourse[] {
  return buckets.flatMap((bucket) => {
    const counts = new Map<string, number>();
    for (const { path } of storage.list(bucket)) {
      const name = FILM.exec(path)?.[1];
      if (name !== undefined && name.length <= 120) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return Array.from(counts, ([name, lessonCount]) => ({ bucket, name, lessonCount }));
  });
}
