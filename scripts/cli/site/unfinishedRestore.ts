import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../options/UsageError';

/** Names of a copy of a backup while it is made, and once it is complete and takes the place of the home. */
export const COPYING = '.restoring';
export const COPIED = '.restored';

/**
 * Throws a UsageError, with what to do, for a home whose restore has not ended: it may lack releases or accounts, and a
 * command would start another site instead.
 */
export function requireFinishedRestore(home: string): void {
  if (hasContent(join(home, COPIED)) || (!hasSite(home) && hasContent(home + COPIED)))
    throw new UsageError(
      `The restore of ${home} was interrupted, or still runs: parts of the site are missing.`,
      'Run "npx lectern restore-backup DIR --replace" again. What was there before is beside it, or in it: before-….',
    );
  const copy = hasSite(home) ? null : copyOf(home);
  if (copy !== null)
    throw new UsageError(
      `The restore of ${home} was interrupted, or still runs: no site is there yet.`,
      `Run "npx lectern restore-backup DIR" again, or remove ${copy} to go on without it.`,
    );
}

/** Returns the folder that an interrupted restore left of a home that it had not changed yet; null if there is none. */
export const unusedCopyOf = (home: string): string | null =>
  copyOf(home) ?? (hasContent(home + COPIED) ? home + COPIED : null);

const copyOf = (home: string): string | null => [home + COPYING, join(home, COPYING)].find(hasContent) ?? null;

/** Says less than `isHome`, which would load the backend for every command. */
const hasSite = (home: string): boolean => ['registry', 'backend'].some((name) => existsSync(join(home, name)));

const hasContent = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;
