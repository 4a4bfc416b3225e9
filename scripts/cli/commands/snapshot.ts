import type { Backend } from '@lectern/backend';
import type { Command } from 'commander';
import { publishSnapshot, readStoredCatalogue } from '../../content';
import { publishCatalogue, type PublishedCatalogue, type StoresAt } from '../../release';
import { LOCAL_PROJECT, OPEN_BUCKETS } from '../site/localBackend';
import { printResult, printProgress } from '../output/printResult';
import { storesOf, storeUrlOf, withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
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
  withExamples(command, 'snapshot', 'snapshot --store s3://lectern/site-one').action(snapshot);
}

async function snapshot(options: StoreOptions): Promise<void> {
  const warnings: string[] = [];
  const warn = (message: string): void => {
    warnings.push(message);
    printProgress(`warning: ${message}`);
  };
  const { published, stored } = await withLocalBackend(options, async (backend) => {
    const target = storeUrlOf(options) === null ? null : storesOf(options);
    const lists = await publishSnapshot(backend, { ...TARGET, warn, log: printProgress });
    return { published: lists, stored: target && (await publishTo(target, backend)) };
  });
  const { generation, changed, courses, categories, books } = published;
  const document = { generation, changed, courses, categories, books, warnings, ...(stored && { store: stored }) };
  printResult(options.json, document, [
    `${changed ? 'Published' : 'Already up to date:'} ${courses} courses, ${categories} categories and ` +
      `${books} books, as generation ${generation}.`,
    ...(stored ? [storeLine(stored)] : []),
  ]);
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
