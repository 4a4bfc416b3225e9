import { plainFieldsOf, wireFieldsOf, type AdminWrite, type FirestoreAdmin } from '@lectern/backend';
import type { Plan } from '../plan/plan';

/**
 * Returns the writes that open the planned previews to visitors again. A publication from the studio lists the previews
 * that it closed in `closedPreviews/{course}`, and the storage rules refuse what is listed.
 */
export function openPreviews({ courseIds, files }: Plan, admin: FirestoreAdmin): AdminWrite[] {
  const planned = new Set(files.flatMap(({ bucket, path }) => (bucket === 'site' ? [path] : [])));
  return courseIds.flatMap((id): AdminWrite[] => {
    const path = `closedPreviews/${id}`;
    const { paths } = plainFieldsOf(admin.get(path)?.fields ?? {});
    if (!Array.isArray(paths)) return [];
    const closed = paths.filter((one) => !planned.has(String(one)));
    if (closed.length === paths.length) return [];
    return [closed.length === 0 ? { delete: path } : { merge: path, fields: wireFieldsOf({ paths: closed }) }];
  });
}
