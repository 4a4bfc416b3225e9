import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '@lectern/backend';

/** Returns true for a folder that contains a site: a registry, or the database of the backend. */
export function isHome(folder: string): boolean {
  return existsSync(join(folder, 'registry')) || existsSync(join(folder, 'backend', DATABASE_FILE));
}
