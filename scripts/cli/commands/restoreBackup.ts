import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { DISK_FOLDER, LOCK_PREFIX, lockHome, protectHome } from '@lectern/backend';
import type { Command } from 'commander';
import { messageOf, StoreError } from '../../release';
import { namedHome, withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { withFullStop } from '../output/withFullStop';
import { printResult } from '../output/printResult';
import { isHome } from '../site/isHome';
import { COPIED, COPYING } from '../site/unfinishedRestore';

/** Adds `lectern restore-backup <dir>`. */
export function addRestoreBackupCommand(program: Command): void {
  const restore = program
    .command('restore-backup <dir>')
    .description('restore the home folder from a backup; stop the site first');
  withExamples(withStoreOptions(restore), 'restore-backup /backups/lectern-monday --replace')
    .option('--replace', 'move an existing home folder aside')
    .action(async (dir: string, options: StoreOptions & { replace?: boolean }) => {
      const home = namedHome(options);
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
  const isOccupied = existsSync(home) && contentOf(home).length > 0;
  if (isOccupied && !replace)
    throw new UsageError(
      `${home} contains a site.`,
      'Stop the site and add --replace to move its folder aside, or give another folder with --home.',
    );
  const isMount = existsSync(home) && isMountPoint(home);
  const beside = isMount ? home + sep : home;
  const [copying, fresh] = [beside + COPYING, beside + COPIED];
  await copyBackup(backup, copying, home);
  // From here on, an interruption leaves a home in parts: this folder says so.
  await rm(fresh, { recursive: true, force: true });
  await rename(copying, fresh);
  const since = new Date().toISOString().replace(/[:.]/g, '-');
  const aside = isOccupied ? (isMount ? join(home, `before-${since}`) : `${home}.before-${since}`) : null;
  await (isMount ? replaceContent(home, fresh, aside) : replaceFolder(home, fresh, aside));
  return aside;
}

/** Returns what a home contains, but for its lock, and what a file system or a killed restore left there. */
const contentOf = (home: string): string[] =>
  readdirSync(home).filter((name) => !name.startsWith(LOCK_PREFIX) && ![DISK_FOLDER, COPYING, COPIED].includes(name));

/** Returns true if a disk or a volume is mounted there: such a folder can't be renamed or removed. */
const isMountPoint = (folder: string): boolean => statSync(folder).dev !== statSync(dirname(folder)).dev;

async function copyBackup(backup: string, fresh: string, home: string): Promise<void> {
  try {
    await rm(fresh, { recursive: true, force: true });
    await cp(backup, fresh, { recursive: true });
  } catch (error) {
    // It may be what filled the disk, and it holds secrets.
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined);
    throw new StoreError(
      'unwritable',
      `${backup} could not be restored: ${withFullStop(messageOf(error))} ${home} is as it was. Check the space and ` +
        'the permissions of both folders, and try again.',
      error,
    );
  }
}

/** Puts the folder in the place of the home, which moves aside. */
async function replaceFolder(home: string, fresh: string, aside: string | null): Promise<void> {
  if (aside) await rename(home, aside);
  else await rm(home, { recursive: true, force: true });
  await rename(fresh, home);
}

/** Puts the content of the folder in the place of the home's, which moves aside within the same disk. */
async function replaceContent(home: string, fresh: string, aside: string | null): Promise<void> {
  if (aside) {
    const former = contentOf(home);
    await mkdir(aside, { mode: 0o700 });
    for (const name of former) await rename(join(home, name), join(aside, name));
  }
  for (const name of contentOf(fresh)) await rename(join(fresh, name), join(home, name));
  await rm(fresh, { recursive: true });
}
