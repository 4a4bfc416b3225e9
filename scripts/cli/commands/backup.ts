import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupHome } from '@lectern/backend';
import type { Command } from 'commander';
import { printResult } from '../output/printResult';
import { homeOf, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { isHome } from '../site/isHome';

/** Folders copied as they are. Revisions first: every bundle that a copied revision names already exists then. */
const APPEND_ONLY = ['registry', 'bundles'];

/** Adds `lectern backup <dir>`. */
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
      `${home} was copied to ${resolve(dir)}.`,
      `To restore it: npx lectern restore-backup ${dir}`,
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
    throw new UsageError(`${target} already exists.`, 'Choose another folder for the backup, or remove it first.');
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  for (const folder of APPEND_ONLY)
    if (existsSync(join(home, folder))) await cp(join(home, folder), join(partial, folder), { recursive: true });
  await backupHome(join(home, 'backend'), join(partial, 'backend'));
  await rename(partial, target);
}
