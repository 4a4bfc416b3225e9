import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exportHome, exportProject, type Manifest } from '../../../migration';
import { projectOf, withFirebaseOptions, type FirebaseOptions } from '../../options/firebaseOptions';
import { homeOf, withExamples, withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { describeMigration, refusingMigration } from '../../output/describeMigration';
import { printProgress, printResult } from '../../output/printResult';
import { noSite } from '../../site/isHome';
import { LOCAL_PROJECT } from '../../site/localBackend';

type ExportOptions = StoreOptions & FirebaseOptions;

/** Adds `lectern export <dir>`. Exit 1 for a folder that contains something, 3 for one that can't be written. */
export function addExportCommand(program: Command): void {
  const command = program
    .command('export <dir>')
    .description(
      'export accounts with their password hashes, documents and files, in the forms of Firebase, while the site runs',
    );
  withExamples(
    withStoreOptions(withFirebaseOptions(command)),
    'export /exports/monday',
    'export /exports/monday --firebase key.json --bucket lectern=my-project.firebasestorage.app',
  ).action(run);
}

async function run(dir: string, options: ExportOptions): Promise<void> {
  const folder = resolve(dir);
  const { from, manifest } = await refusingMigration(() => exportTo(folder, options), `The export to ${folder}`);
  printResult(options, { from, folder, manifest }, [
    `Exported ${describeMigration(manifest)} of ${from} to ${folder}.`,
    'It contains password hashes: keep it as safe as the site itself.',
    'Not included: sessions, mails, releases (lectern store copy), keys and configuration (folders of the home).',
    `To import it: lectern import ${dir} --home NEW`,
  ]);
}

async function exportTo(folder: string, options: ExportOptions): Promise<{ from: string; manifest: Manifest }> {
  if (options.firebase !== undefined) {
    const opened = await projectOf(options.firebase, options);
    const manifest = await exportProject({ ...opened, folder, progress: printProgress });
    return { from: `the project ${opened.project.projectId}`, manifest };
  }
  const home = homeOf(options);
  const { projectId } = LOCAL_PROJECT;
  const manifest = await exportHome({ home, projectId, folder, progress: printProgress });
  if (manifest === null) throw noSite(home);
  return { from: home, manifest };
}
