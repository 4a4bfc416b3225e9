import type { ListedOpenCourse } from '@lectern/shared/domain';
import type { StorageAdmin } from '@lectern/backend';

const VIDEO = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/[^/]+\.(mp4|webm|ogv)$/i;

/** Lists the folders that contain videos in the open buckets, in the order of buckets and names. */
export function listOpenCourses(storage: StorageAdmin, buckets: readonly string[]): ListedOpenCourse[] {
  return buckets.flatMap((bucket) => {
    const counts = new Map<string, number>();
    for (const { path } of storage.list(bucket)) {
      const name = VIDEO.exec(path)?.[1];
      if (name !== undefined && name.length <= 120) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return Array.from(counts, ([name, lessonCount]) => ({ bucket, name, lessonCount }));
  });
}
