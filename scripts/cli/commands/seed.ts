import type { Command } from 'commander';
import { findSampleAccounts, importSampleContent, SAMPLE_PASSWORD, seedSampleAccounts } from '../../content';
import { withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { printProgress, printResult } from '../output/printResult';
import { CONTENT_BUCKETS } from '../site/localBackend';
import { withLocalBackend } from '../site/withLocalBackend';

type SeedOptions = StoreOptions & { accounts?: boolean };

/**
 * Adds `lectern seed`: imports the sample courses and books, also while the site runs. Exit 0, also when all of them
 * are up to date; 3 when there is no site.
 */
export function addSeedCommand(program: Command): void {
  const command = program
    .command('seed')
    .description('import the sample courses and books into the local site; a second run restores what was changed')
    .option('--accounts', 'create the sample accounts too; a public site refuses to start while they exist');
  withExamples(withStoreOptions(command), 'seed', 'seed --accounts').action(seed);
}

async function seed(options: SeedOptions): Promise<void> {
  const log = options.json ? () => undefined : printProgress;
  const { imported, accounts } = await withLocalBackend(options, async (backend) => {
    const { admin } = backend.auth;
    if (options.accounts === true) await seedSampleAccounts(admin);
    const done = await importSampleContent(backend, { buckets: CONTENT_BUCKETS, log });
    return { imported: done, accounts: findSampleAccounts(admin) };
  });
  const { courses, books, documents, files, removed } = imported;
  printResult(options, { ...imported, accounts }, [
    documents + files + removed === 0
      ? `Nothing was written: ${courses} courses and ${books} books are already up to date.`
      : `Imported ${courses} courses and ${books} books: ${documents} documents and ${files} files written, ` +
        `${removed} removed. The catalogue is published.`,
    ...(options.accounts === true
      ? [`Sample accounts, with the password ${SAMPLE_PASSWORD}: ${accounts.join(', ')}`]
      : []),
  ]);
}
