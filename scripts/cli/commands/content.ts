import { resolve } from 'node:path';
import type { Command } from 'commander';
import { importContent, type Imported } from '../../content';
import { addContentGenerateCommand } from './contentGenerate';
import { CONTENT_BUCKETS } from '../site/localBackend';
import { printResult, printProgress } from '../output/printResult';
import { withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { withLocalBackend } from '../site/withLocalBackend';

/**
 * Adds `lectern content import DIR`: imports courses, books and categories, also while the site runs. Exit 0, also when
 * nothing differed; 1 with all problems of the folder; 3 when there is no site.
 */
export function addContentCommand(program: Command): void {
  const content = program.command('content').description('import courses, books and categories, or generate them');
  addContentGenerateCommand(content);
  const command = withStoreOptions(
    content
      .command('import')
      .description('check a content folder, then import it into the local site')
      .argument('<dir>', 'the folder; scripts/content/sample/README.md describes its format')
      .option('--replace-studio', 'replace courses that their teachers have changed in the studio'),
  );
  withExamples(command, 'content import my-courses').action(
    async (dir: string, options: StoreOptions & { replaceStudio?: boolean }) => {
      const log = options.json ? () => undefined : printProgress;
      const imported = await withLocalBackend(options, (backend) =>
        importContent(resolve(dir), backend, {
          buckets: CONTENT_BUCKETS,
          log,
          replacesStudio: options.replaceStudio === true,
        }),
      );
      printResult(options, imported, [describe(imported)]);
    },
  );
}

function describe({ courses, books, documents, files, removed }: Imported): string {
  const found = `${courses} courses and ${books} books`;
  if (documents + files + removed === 0) return `Nothing was written: ${found} are already up to date.`;
  return (
    `Imported ${found}: ${documents} documents and ${files} files written, ${removed} removed. The ` +
    'catalogue is published.'
  );
}
