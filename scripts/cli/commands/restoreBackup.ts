import { existsSync, readdirSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LOCK_PREFIX, lockHome, protectHome } from '@lectern/backend';
import type { Command } from 'commander';
import { withExamples, homeOf, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { printResult } from '../output/printResult';
import { isHome } from '../site/isHome';

/** Adds `lectern restore-backup <dir>`. */
export function addRestoreBackupCommand(program: Command): void {
  const restore = program
    .command('restore-backup <dir>')
    .description('restore the home folder from a backup; stop the site first');
  withExamples(withStoreOptions(restore), 'restore-backup /backups/lectern-monday --replace')
    .option('--replace', 'move an existing home folder aside')
    .action(async (dir: string, options: StoreOptions & { replace?: boolean }) => {
      const home = homeOf(options);
      const lock = existsSync(home) ? lockHome(home, 'lectern restore-backup') : null;
      const aside = await restoreFrom(resolve(dir), home, options.replace === true).finally(() => lock?.release());
      protectHome(home);
      const moved = aside ? [`The previous home folder is now ${aside}.`] : [];
      printResult(options, { home, backup: resolve(dir), aside }, [
        `${home} was restored from ${resolve(dir)}.`,
        ...moved,
        'If it was live later than this backup, run `lectern keys rotate` before visitors come back: their browsers ' +
          'have seen newer revisions, and accept older ones by a new key only.',
        'To start the site: lectern start',
      ]);
    });
}

async function restoreFrom(backup: string, home: string, replace: boolean): Promise<string | null> {
  if (!isHome(backup))
    throw new UsageError(`${backup} is not a backup of a site.`, 'Give a folder that lectern backup created.');
  const isOccupied = existsSync(home) && readdirSync(home).some((name) => !name.startsWith(LOCK_PREFIX));
  if (isOccupied && !replace)
    throw new UsageError(
      `${home} contains a site.`,
      'Stop the site and add --replace to move its folder aside, or give another folder with --home.',
    );
  const fresh = `${home}.restoring`;
  await rm(fresh, { recursive: true, force: true });
  await cp(backup, fresh, { recursive: true });
  const aside = isOccupied ? `${home}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : null;
  if (aside) await rename(home, aside);
  else await rm(home, { recursive: true, force: true });
  await rename(fresh, home);
  return aside;
}
