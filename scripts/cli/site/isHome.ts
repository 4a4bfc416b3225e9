import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '@lectern/backend';
import { StoreError } from '../../release';

/** Returns true for a folder that contains a site: a registry, or the database of the backend. */
export function isHome(folder: string): boolean {
  return existsSync(join(folder, 'registry')) || existsSync(join(folder, 'backend', DATABASE_FILE));
}

/**
 * Returns the error for a folder without the data of a site, with its name and what to do: none has been started there,
 * or this user may not look into it.
 */
export function noSite(home: string): StoreError {
  if (existsSync(home) && !statSync(home).isDirectory())
    return new StoreError('empty', `${home} is a file. Name the folder of a site with --home or LECTERN_HOME.`);
  const hidden = [home, join(home, 'backend')].find((folder) => existsSync(folder) && !isReadable(folder));
  if (hidden !== undefined)
    return new StoreError(
      'unreadable',
      `${hidden} can't be read by this user. Run the command as the user that owns the site, or name another folder ` +
        'with --home or LECTERN_HOME.',
    );
  if (existsSync(join(home, 'registry')))
    return new StoreError(
      'empty',
      `${home} has releases, but no accounts, documents or files yet: start the site once with npm start, or name ` +
        'another folder with --home or LECTERN_HOME.',
    );
  return new StoreError(
    'empty',
    `There is no site in ${home} yet: start one with npm start, or name another folder with --home or LECTERN_HOME.`,
  );
}

function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
