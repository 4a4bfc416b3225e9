import type { Backend } from '@lectern/backend';
import type { Command } from 'commander';
import { publishSnapshot, readStoredCatalogue } from '../../content';
import { publishCatalogue, type PublishedCatalogue, type StoresAt } from '../../release';
import { LOCAL_PROJECT, OPEN_BUCKETS } from '../site/localBackend';
import { printResult, printProgress } from '../output/printResult';
import { storesOf, storeUrlOf, withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { withHostedCatalogue } from '../site/withHostedCatalogue';
import { withLocalBackend } from '../site/withLocalBackend';

/**
 * Adds `lectern snapshot`, which publishes the catalogue as static files; a running site does that automatically. With
 * `--store`, gateways without the database serve it from there. Exit 0, also when nothing has changed; 3 when there is
 * no site, and when the store can't be written.
 */
export function addSnapshotCommand(program: Command): void {
  const command = withStoreOptions(
    program
      .command('snapshot')
      .description(
        'publish the catalogue as static files, as a running site does automatically; with --store also to the store ' +
          'of gateways that have no database',
      )
      .option(
        '--store <url>',
        'the store to publish to: file:DIR, s3://bucket/prefix or az://container/prefix (default: $LECTERN_STORE, ' +
          'or none)',
      ),
  );
  command.option(
    '--firebase <file>',
    'publish the courses of a site on hosted Firebase, with the key of a service account: to the store alone, ' +
      'without a home',
  );
  withExamples(command, 'snapshot', 'snapshot --store s3://lectern/site-one').action(snapshot);
}

type SnapshotOptions = StoreOptions & { firebase?: string };

async function snapshot(options: SnapshotOptions): Promise<void> {
  const warnings: string[] = [];
  const warn = (message: string): void => {
    warnings.push(message);
    printProgress(`warning: ${message}`);
  };
  const publish = async (backend: Backend): Promise<{ published: Published; stored: InStore | null }> => {
    const target = storeUrlOf(options) === null ? null : storesOf(options);
    const published = await publishSnapshot(backend, { ...TARGET, warn, log: printProgress });
    return { published, stored: target && (await publishTo(target, backend)) };
  };
  const { published, stored } =
    options.firebase === undefined
      ? await withLocalBackend(options, publish)
      : await withHostedCatalogue(requireStore(options, options.firebase), warn, publish);
  const { generation, changed, courses, categories, books } = published;
  const document = { generation, changed, courses, categories, books, warnings, ...(stored && { store: stored }) };
  printResult(options, document, [
    `${changed ? 'Published' : 'Already up to date:'} ${courses} courses, ${categories} categories and ` +
      `${books} books, as generation ${generation}.`,
    ...(stored ? [storeLine(stored)] : []),
  ]);
}

type Published = Awaited<ReturnType<typeof publishSnapshot>>;

/** Returns the file of the key. Throws a UsageError without a store: there is no home to publish to. */
function requireStore(options: SnapshotOptions, file: string): string {
  if (storeUrlOf(options) !== null) return file;
  throw new UsageError('The store is missing.', 'Name it with --store or LECTERN_STORE: --store s3://bucket/prefix.');
}

const TARGET = { bucket: LOCAL_PROJECT.storageBucket, openBuckets: OPEN_BUCKETS };

type InStore = PublishedCatalogue & { url: string };

/** Copies the published catalogue to a store. */
async function publishTo({ objects, url }: StoresAt, { storage }: Backend): Promise<InStore | null> {
  const catalogue = await readStoredCatalogue(storage.admin, TARGET.bucket);
  return catalogue && { url, ...(await publishCatalogue(objects, catalogue, printProgress)) };
}

const storeLine = ({ url, changed, written, removed }: InStore): string =>
  changed ? `${url}: ${written} files written, ${removed} removed.` : `${url}: already up to date.`;
