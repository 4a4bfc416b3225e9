import { join } from 'node:path';
import { createBackend, type Backend, type BackendOptions } from '@lectern/backend';
import { lecternProject, OPEN_BUCKET, SITE_BUCKET } from '@lectern/shared/project';

/** The project of a local site; its pages and its backend use the same names. */
export const LOCAL_PROJECT = { projectId: 'lectern', storageBucket: SITE_BUCKET } as const;

/** The buckets that `/watch/:bucket/:course_name` plays. */
export const OPEN_BUCKETS = [OPEN_BUCKET];

/** The buckets that imported content is stored in. */
export const CONTENT_BUCKETS = { site: SITE_BUCKET, open: OPEN_BUCKET } as const;

/**
 * Opens the backend with the data in `<home>/backend`. `origin` is the address for links in mails. By default the
 * backend is public, and mails are sent by the process that serves the site. Rejects as createBackend does.
 */
export function openLocalBackend(
  home: string,
  origin: string,
  settings: Pick<BackendOptions, 'exposure' | 'mail' | 'auth' | 'governor'> = {},
): Promise<Backend> {
  return createBackend({
    ...lecternProject(),
    home: join(home, 'backend'),
    ...settings,
    projectId: LOCAL_PROJECT.projectId,
    origin,
  });
}
