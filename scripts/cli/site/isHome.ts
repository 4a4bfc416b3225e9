import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '@lectern/backend';
import { StoreError } from '../../release';

/** Returns true for a folder that contains a site: a registry, or the database of the backend. */
export function isHome(folder: string): boolean {
  return existsSync(join(folder, 'registry')) || existsSync(join(folder, 'backend', DATABASE_FILE));
}

/** Returns the error for a folder without a site, with its name and what to do. */
export function noSite(home: string): StoreError {
  return new StoreError(
    'empty',
    `There is no site in ${home} yet: start one with npm start, or name another folder with --home or LECTERN_HOME.`,
  );
}
