import { existsSync, realpathSync } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { backupHome, DISK_FOLDER, LOCK_PREFIX, protectHome } from '@lectern/backend';
import type { Command } from 'commander';
import { messageOf, StoreError } from '../../release';
import { withFullStop } from '../output/withFullStop';
import { printResult } from '../output/printResult';
import { quoted } from '../output/siteHint';
import { withExamples, homeOf, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { isHome, noSite } from '../site/isHome';

/** Copied first, in this order: every bundle that a copied revision names already exists then. */
const APPEND_ONLY = ['registry', 'bundles'];
/** The data of the embedded backend, which changes while it is copied. */
const BACKEND = 'backend';

/** Adds `lectern backup <dir>`. */
export function addBackupCommand(program: Command): void {
  const backup = program
    .command('backup <dir>')
    .description(
      'copy the whole home folder, while the site runs: accounts, documents, files, releases, registry, configuration',
    );
  withExamples(withStoreOptions(backup), 'backup /backups/lectern-monday').action(
    async (dir: string, options: StoreOptions) => {
      const home = homeOf(options);
      await copyTo(home, resolve(dir));
      printResult(options, { home, backup: resolve(dir) }, [
        `${home} was copied to ${resolve(dir)}.`,
        `To restore it here, stop the site, then: lectern restore-backup ${quoted(resolve(dir))} --replace`,
      ]);
    },
  );
}

async function copyTo(home: string, target: string): Promise<void> {
  if (!isHome(home)) throw noSite(home);
  if (existsSync(target))
    throw new UsageError(`${target} already exists.`, 'Choose another folder for the backup, or remove it first.');
  if (isWithin(target, home))
    throw new UsageError(
      `${target} is in the home folder itself: the backup would contain itself, and be lost with the home.`,
      'Choose a folder outside it, on another disk at best.',
    );
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    await copyHome(home, partial);
    await rename(partial, target);
  } catch (error) {
    // It may be what filled the disk, and it holds secrets.
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
    throw new StoreError(
      'unwritable',
      `The backup in ${target} could not be made: ${withFullStop(messageOf(error))} Nothing is left of it, and ` +
        `${home} is as it was. Check the space and the permissions of both folders, and try again.`,
      error,
    );
  }
}

/** Returns true for a path in `folder`, also when a link leads there. It need not exist yet. */
function isWithin(path: string, folder: string): boolean {
  let existing = dirname(path);
  while (!existsSync(existing)) existing = dirname(existing);
  return `${realpathSync(existing)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
}

async function copyHome(home: string, partial: string): Promise<void> {
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const apart = [...APPEND_ONLY, BACKEND, DISK_FOLDER];
  const others = (await readdir(home)).filter((name) => !apart.includes(name) && !isLock(name));
  for (const name of [...APPEND_ONLY, ...others]) await copyTree(join(home, name), join(partial, name));
  await backupHome(join(home, BACKEND), join(partial, BACKEND));
  protectHome(partial);
}

const isLock = (name: string): boolean => name.startsWith(LOCK_PREFIX);

/** Copies a file or folder, no links. What a running site removes meanwhile is left out. */
async function copyTree(from: string, to: string): Promise<void> {
  const stats = await lstat(from).catch(() => null);
  if (stats?.isFile() === true) await copyFile(from, to).catch(unlessRemoved);
  if (stats?.isDirectory() !== true) return;
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await copyTree(join(from, name), join(to, name));
}

function unlessRemoved(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
