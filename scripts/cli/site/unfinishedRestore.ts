import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../options/UsageError';
import { isHome } from './isHome';

/** Names of a copy of a backup while it is made, and once it is complete and takes the place of the home. */
export const COPYING = '.restoring';
export const COPIED = '.restored';

/**
 * Throws a UsageError for a home whose restore was interrupted while the backup took its place: it may lack releases or
 * accounts, and a start would create others instead.
 */
export function requireFinishedRestore(home: string): void {
  const isWithin = hasContent(join(home, COPIED));
  if (!isWithin && (isHome(home) || !hasContent(home + COPIED))) return;
  throw new UsageError(
    `The restore of ${home} was interrupted: parts of the site are missing.`,
    'Run "npx lectern restore-backup DIR --replace" again. What was there before is beside it, or in it: before-….',
  );
}

const hasContent = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;
