import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupHome, DATABASE_FILE } from '@lectern/backend';
import type { Command } from 'commander';
import { printResult } from '../output/printResult';
import { homeOf, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';

/**
 * What is copied as it is. Revisions come before bundles: every bundle that a copied revision names was published
 * before it.
 */
const APPEND_ONLY = ['registry', 'bundles'];

/** `lectern backup <dir>` and `lectern restore-backup <dir>`. */
export function addBackupCommand(program: Command): void {
  const backup = program
    .command('backup <dir>')
    .description(
      'copy the whole home folder, while the site runs: accounts, documents, files, releases and the registry',
    );
  withStoreOptions(backup).action(async (dir: string, options: StoreOptions) => {
    const home = homeOf(options);
    await copyTo(home, resolve(dir));
    printResult(options.json, { home, backup: resolve(dir) }, [
      `${home} is copied to ${resolve(dir)}.`,
      `Bring it back with: npx lectern restore-backup ${dir}`,
    ]);
  });
}

/** `lectern restore-backup <dir>`. */
export function addRestoreBackupCommand(program: Command): void {
  const restore = program
    .command('restore-backup <dir>')
    .description('make a backup the home folder again; stop the site first');
  withStoreOptions(restore)
    .option('--replace', 'move a home folder that holds something aside, and say where to')
    .action(async (dir: string, options: StoreOptions & { replace?: boolean }) => {
      const home = homeOf(options);
      const aside = await restoreFrom(resolve(dir), home, options.replace === true);
      const kept = aside ? [`What was there before is in ${aside}.`] : [];
      printResult(options.json, { home, backup: resolve(dir), aside }, [
        `${home} is as it was in ${resolve(dir)}.`,
        ...kept,
        'Start the site with: npm start',
      ]);
    });
}

async function copyTo(home: string, target: string): Promise<void> {
  if (!isHome(home))
    throw new UsageError(
      `There is no site in ${home} yet.`,
      'Name its folder with --home, or start one with npm start.',
    );
  if (existsSync(target))
    throw new UsageError(`${target} exists already.`, 'Choose another place for the backup, or remove it first.');
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  for (const folder of APPEND_ONLY)
    if (existsSync(join(home, folder))) await cp(join(home, folder), join(partial, folder), { recursive: true });
  await backupHome(join(home, 'backend'), join(partial, 'backend'));
  await rename(partial, target);
}

async function restoreFrom(backup: string, home: string, replace: boolean): Promise<string | null> {
  if (!isHome(backup))
    throw new UsageError(`${backup} is no backup of a site.`, 'Name the folder that lectern backup made.');
  const isOccupied = existsSync(home) && readdirSync(home).length > 0;
  if (isOccupied && !replace)
    throw new UsageError(
      `${home} holds a site.`,
      'Stop it and say --replace to move it aside, or name another folder with --home.',
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

function isHome(folder: string): boolean {
  return existsSync(join(folder, 'registry')) || existsSync(join(folder, 'backend', DATABASE_FILE));
}
