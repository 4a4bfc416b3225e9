import type { Command } from 'commander';
import { checkStore, copyStore, type StoresAt } from '../../release';
import { counted } from '../output/counted';
import { EXIT } from '../output/exitCodes';
import { printProgress, printResult } from '../output/printResult';
import { storesOf, storeUrlOf, withExamples, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';

/** Adds `lectern store check` and `lectern store copy`. Exit 3 when a store can't be read or written. */
export function addStoreCommand(program: Command): void {
  const store = program.command('store').description('check and copy stores of releases');
  const check = store
    .command('check [url]')
    .description('try what releases need of a store (default: $LECTERN_STORE); exit code 1 when something is missing')
    .option('--json', 'print one JSON document, nothing else, on standard output');
  withExamples(check, 'store check s3://releases/site-one', 'store check --json').action(runCheck);
  const copy = store
    .command('copy <from> <to>')
    .description('copy all bundles and revisions to a store without releases; again: copies only what is missing')
    .option('--json', 'print one JSON document, nothing else, on standard output');
  withExamples(copy, 'store copy file:.lectern s3://releases/site-one').action(runCopy);
}

async function runCheck(url: string | undefined, options: StoreOptions): Promise<void> {
  const address = url ?? storeUrlOf(options);
  if (address === null)
    throw new UsageError('The address of the store is missing.', 'Give it: lectern store check s3://bucket/prefix');
  const { objects } = storesOf({ ...options, store: address });
  const steps = await checkStore(objects);
  const isFit = steps.every(({ problem }) => problem === null);
  printResult(options, { url: objects.url, fit: isFit, steps }, [
    ...steps.map(({ step, problem }) => (problem === null ? `ok      ${step}` : `failed  ${step}: ${problem}`)),
    isFit ? `${objects.url} can hold releases.` : `${objects.url} can't hold releases.`,
  ]);
  if (!isFit) process.exitCode = EXIT.refused;
}

async function runCopy(from: string, to: string, { json }: StoreOptions): Promise<void> {
  const [source, target]: StoresAt[] = [from, to].map((store) => storesOf({ store }));
  if (!source || !target || source.folder === target.folder)
    throw new UsageError(`${from} and ${to} are the same store.`, 'Name two stores.');
  const copied = await copyStore(source, target, printProgress);
  printResult({ json }, { from: source.url, to: target.url, ...copied }, [
    `Copied ${counted(copied.bundles, 'bundle')} and ${counted(copied.revisions, 'revision')} from ${source.url} to ` +
      `${target.url}; ${String(copied.present)} were there before.`,
    'The keys that sign revisions are not part of a store: they stay in the home folder, or in LECTERN_RELEASE_KEY.',
  ]);
}
