import type { Command } from 'commander';
import { publishSnapshot } from '../../content';
import { LOCAL_PROJECT, OPEN_BUCKETS } from '../site/localBackend';
import { printResult, printProgress } from '../output/printResult';
import { withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { withLocalBackend } from '../site/withLocalBackend';

/**
 * Adds `lectern snapshot`, which publishes the catalogue as static files; a running site does that automatically. Exit
 * 0, also when nothing has changed; 3 when there is no site.
 */
export function addSnapshotCommand(program: Command): void {
  const command = withStoreOptions(
    program
      .command('snapshot')
      .description('Publish the catalogue as static files, as a running site does automatically'),
  );
  withExamples(command, 'snapshot').action(snapshot);
}

async function snapshot(options: StoreOptions): Promise<void> {
  const warnings: string[] = [];
  const warn = (message: string): void => {
    warnings.push(message);
    printProgress(`warning: ${message}`);
  };
  const published = await withLocalBackend(options, (backend) =>
    publishSnapshot(backend, {
      bucket: LOCAL_PROJECT.storageBucket,
      openBuckets: OPEN_BUCKETS,
      warn,
      log: printProgress,
    }),
  );
  const { generation, changed, courses, categories, books } = published;
  printResult(options.json, { generation, changed, courses, categories, books, warnings }, [
    `${changed ? 'Published' : 'Already up to date:'} ${courses} courses, ${categories} categories and ` +
      `${books} books, as generation ${generation}.`,
  ]);
}
