import { join } from 'node:path';
import { createBackend, type Backend, type Exposure } from '@lectern/backend';
import { lecternProject, OPEN_BUCKET, SITE_BUCKET } from '@lectern/shared/project';

/** The project of a local site, named alike by its pages and its backend. */
export const LOCAL_PROJECT = { projectId: 'lectern', storageBucket: SITE_BUCKET } as const;

/** The buckets that `/watch/:bucket/:course_name` plays. */
export const OPEN_BUCKETS = [OPEN_BUCKET];

/** The buckets that imported content is stored in. */
export const CONTENT_BUCKETS = { site: SITE_BUCKET, open: OPEN_BUCKET } as const;

/**
 * Opens the backend whose data is in `<home>/backend`. `origin` is the site that mailed links open; `exposure` says who
 * can reach it. Rejects as createBackend does.
 */
export function openLocalBackend(home: string, origin: string, exposure: Exposure = 'public'): Promise<Backend> {
  return createBackend({
    ...lecternProject(),
    home: join(home, 'backend'),
    exposure,
    projectId: LOCAL_PROJECT.projectId,
    origin,
  });
}
