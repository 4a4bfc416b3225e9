import { resolve } from 'node:path';
import type { Command } from 'commander';
import { importHome } from '../../migration';
import { homeOf, withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { printProgress, printResult } from '../output/printResult';
import { describeMigration, refusingMigration } from '../output/describeMigration';
import { LOCAL_PROJECT } from '../site/localBackend';

/** Adds `lectern import <dir>`. Exit 1 for a damaged export and a home that contains a site, 3 for one in use. */
export function addImportCommand(program: Command): void {
  const command = program
    .command('import <dir>')
    .description('import an export into a home without accounts, documents and files: all or nothing');
  withExamples(withStoreOptions(command), 'import /exports/monday --home /srv/learn').action(run);
}

async function run(dir: string, options: StoreOptions): Promise<void> {
  const [home, folder] = [homeOf(options), resolve(dir)];
  const manifest = await refusingMigration(() =>
    importHome({ home, projectId: LOCAL_PROJECT.projectId, folder, progress: printProgress }),
  );
  printResult(options.json, { home, folder, manifest }, [
    `Imported ${describeMigration(manifest)} into ${home}.`,
    'Everyone signs in again, with their old passwords.',
  ]);
}
