import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend, parseIndexConfiguration, type Backend, type Exposure } from '@lectern/backend';
import { ROOT } from '../options/storeOptions';

/** The project of a site on one's own machine, as its pages and its backend both name it. */
export const LOCAL_PROJECT = { projectId: 'lectern', storageBucket: 'lectern' } as const;

/** The bucket that open courses are imported into. */
const OPEN_BUCKET = 'open-courses';

/** The buckets whose folders `/watch/:bucket/:course_name` plays. */
export const OPEN_BUCKETS = [OPEN_BUCKET];

/** Where the files of imported content go. */
export const CONTENT_BUCKETS = { site: LOCAL_PROJECT.storageBucket, open: OPEN_BUCKET } as const;

/**
 * Opens the backend that keeps its data in `<home>/backend`, under the repository's rules. `origin` is where mailed
 * links lead; `exposure` says who can reach it. Rejects as createBackend does.
 */
export function openLocalBackend(home: string, origin: string, exposure: Exposure = 'public'): Promise<Backend> {
  return createBackend({
    home: join(home, 'backend'),
    exposure,
    projectId: LOCAL_PROJECT.projectId,
    firestoreRules: readRules('firestore.rules'),
    storageRules: readRules('storage.rules'),
    indexes: parseIndexConfiguration(JSON.parse(readRules('firestore.indexes.json'))),
    buckets: [LOCAL_PROJECT.storageBucket, ...OPEN_BUCKETS],
    origin,
  });
}

function readRules(file: string): string {
  return readFileSync(join(ROOT, 'shared/firebase', file), 'utf8');
}
