import { resolve } from 'node:path';
import type { Command } from 'commander';
import { importHome, importProject } from '../../../migration';
import { projectOf, withFirebaseOptions, type FirebaseOptions } from '../../options/firebaseOptions';
import { homeOf, withExamples, withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { describeMigration, refusingMigration } from '../../output/describeMigration';
import { printProgress, printResult } from '../../output/printResult';
import { LOCAL_PROJECT } from '../../site/localBackend';

type ImportOptions = StoreOptions & FirebaseOptions;

/** Adds `lectern import <dir>`. Exit 1 for a damaged export and a target that contains data, 3 for a home in use. */
export function addImportCommand(program: Command): void {
  const command = program
    .command('import <dir>')
    .description('import an export into a home without data, all or nothing, or into a hosted project without data');
  withExamples(
    withStoreOptions(withFirebaseOptions(command)),
    'import /exports/monday --home /srv/learn',
    'import /exports/monday --firebase key.json --bucket lectern=my-project.firebasestorage.app',
  ).action((dir: string, options: ImportOptions) =>
    options.firebase === undefined ? intoHome(dir, options) : intoProject(dir, options.firebase, options),
  );
}

async function intoHome(dir: string, options: ImportOptions): Promise<void> {
  const [home, folder] = [homeOf(options), resolve(dir)];
  const { projectId } = LOCAL_PROJECT;
  const manifest = await refusingMigration(
    () => importHome({ home, projectId, folder, progress: printProgress }),
    `The import into ${home}`,
  );
  printResult(options, { home, folder, manifest }, [
    `Imported ${describeMigration(manifest)} into ${home}.`,
    'Everyone signs in again, with their old passwords.',
  ]);
}

async function intoProject(dir: string, key: string, options: ImportOptions): Promise<void> {
  const folder = resolve(dir);
  const { project, manifest } = await refusingMigration(async () => {
    const opened = await projectOf(key, options);
    return { ...opened, manifest: await importProject({ ...opened, folder, progress: printProgress }) };
  });
  printResult(options, { project: project.projectId, folder, manifest }, [
    `Imported ${describeMigration(manifest)} into the project ${project.projectId}.`,
    'Everyone signs in again, with their old passwords. Firestore has set new times of creation and change.',
  ]);
}
