import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exportHome, type Manifest } from '../../migration';
import { homeOf, withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { printProgress, printResult } from '../output/printResult';
import { describeMigration, refusingMigration } from '../output/describeMigration';
import { noSite } from '../site/isHome';
import { LOCAL_PROJECT } from '../site/localBackend';

/** Adds `lectern export <dir>`. Exit 1 for a folder that contains something. */
export function addExportCommand(program: Command): void {
  const command = program
    .command('export <dir>')
    .description(
      'export accounts with their password hashes, documents and files, in the forms of Firebase, while the site runs',
    );
  withExamples(withStoreOptions(command), 'export /exports/monday', 'export /exports/monday --json').action(run);
}

async function run(dir: string, options: StoreOptions): Promise<void> {
  const [home, folder] = [homeOf(options), resolve(dir)];
  const manifest = await refusingMigration<Manifest | null>(() =>
    exportHome({ home, projectId: LOCAL_PROJECT.projectId, folder, progress: printProgress }),
  );
  if (manifest === null) throw noSite(home);
  printResult(options.json, { home, folder, manifest }, [
    `Exported ${describeMigration(manifest)} of ${home} to ${folder}.`,
    'It contains password hashes: keep it as safe as the site itself.',
    'Not included: sessions, mails, releases (lectern store copy), keys and configuration (folders of the home).',
    `To import it: lectern import ${dir} --home NEW`,
  ]);
}
