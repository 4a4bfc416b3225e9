import type { Command } from 'commander';
import { generateContent, publishSnapshot } from '../../content';
import { LOCAL_PROJECT, OPEN_BUCKETS } from '../site/localBackend';
import { printResult, printProgress } from '../output/printResult';
import { withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { wholeNumber } from '../options/wholeNumber';
import { withLocalBackend } from '../site/withLocalBackend';

type GenerateFlags = StoreOptions & { courses: string; seed: string; outlines: boolean };

const MAX_COURSES = 1_000_000;

/**
 * Adds `lectern content generate --courses N [--seed S] [--no-outlines]`: a generated catalogue for benchmarks and
 * trials. Exit 0; 3 when there is no site.
 */
export function addContentGenerateCommand(content: Command): void {
  const command = withStoreOptions(
    content
      .command('generate')
      .description('fill the local site with a generated catalogue, for benchmarks and trials')
      .requiredOption('--courses <number>', `the number of courses, up to ${MAX_COURSES}`)
      .option('--seed <number>', 'the same seed gives the same courses', '1')
      .option('--no-outlines', 'without sections and lessons: a tenth of the documents'),
  );
  withExamples(command, 'content generate --courses 5000').action(async (options: GenerateFlags) => {
    const [courses, seed] = [
      wholeNumber('--courses', options.courses, 1, MAX_COURSES),
      wholeNumber('--seed', options.seed, 0, 2 ** 32 - 1),
    ];
    const log = options.json ? () => undefined : printProgress;
    const done = await withLocalBackend(options, async (backend) => {
      const generated = await generateContent(backend, { courses, seed, withOutlines: options.outlines, log });
      log('Publishing the catalogue …');
      const { generation } = await publishSnapshot(backend, {
        bucket: LOCAL_PROJECT.storageBucket,
        openBuckets: OPEN_BUCKETS,
        warn: log,
        log,
      });
      return { ...generated, generation };
    });
    printResult(options, done, [
      `Wrote ${done.courses} courses in ${done.documents} documents. The catalogue is published as ` +
        `generation ${done.generation}.`,
    ]);
  });
}
