import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIndexConfiguration, startBackend } from '@lectern/backend';
import type { BackendOptions, RunningBackend, StartOptions } from '@lectern/backend';
import { deleteUserData } from './deleteUserData';

export { removeDeletedCourses } from './removeDeletedCourses';

/** The bucket of the site's own files: snapshots, course and book files, avatars. */
export const SITE_BUCKET = 'lectern';

/** The bucket of open courses, which anyone may read. */
export const OPEN_BUCKET = 'open-courses';

type ProjectOptions = Pick<
  BackendOptions,
  'firestoreRules' | 'storageRules' | 'indexes' | 'buckets' | 'onAccountDeleted'
>;

/**
 * Returns the options that make an embedded backend Lectern's: the rules and indexes of this folder, its buckets, and
 * the deletion of user data. Throws when a file is missing or the indexes are malformed.
 */
export function lecternProject(): ProjectOptions {
  return {
    firestoreRules: read('firestore.rules'),
    storageRules: read('storage.rules'),
    indexes: parseIndexConfiguration(JSON.parse(read('firestore.indexes.json'))),
    buckets: [SITE_BUCKET, OPEN_BUCKET],
    onAccountDeleted: (uid, services) => deleteUserData(uid, services, SITE_BUCKET),
  };
}

/** Starts an embedded backend of the Lectern project in memory, for tests and benchmarks; options override. */
export function startLecternBackend(options: Partial<StartOptions> = {}): Promise<RunningBackend> {
  return startBackend({ ...lecternProject(), ...options });
}

function read(file: string): string {
  return readFileSync(join(__dirname, file), 'utf8');
}
