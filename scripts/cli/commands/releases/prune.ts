import type { Command } from 'commander';
import { prune } from '../../../release';
import { openStores, withExamples, withReleaseStore, type LiveOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { counted } from '../../output/counted';
import { printResult } from '../../output/printResult';

type PruneOptions = LiveOptions & { keep: string };

/** Adds `lectern prune --keep N`. */
export function addPruneCommand(program: Command): void {
  const command = program
    .command('prune')
    .description('delete old bundles; never one that a revision of the last 7 days names, so it is safe on a live site')
    .requiredOption('--keep <n>', 'how many of the newest versions of each remote and the shell stay in any case')
    .option('--dry-run', 'list what would be deleted, but delete nothing');
  withExamples(withReleaseStore(command), 'prune --keep 5 --dry-run', 'prune --keep 5').action(pruneBundles);
}

async function pruneBundles(options: PruneOptions): Promise<void> {
  const keep = /^\d{1,6}$/.test(options.keep) ? Number(options.keep) : 0;
  if (keep < 1)
    throw new UsageError(`--keep ${options.keep} is not a number of versions.`, 'Give 1 or more: --keep 5.');
  const stores = openStores({ home: options.home, store: options.store, trustedKey: options.trustedKey });
  await stores.registry.latest();
  const isDryRun = options.dryRun === true;
  const { removed, left } = await prune(stores, { keep, dryRun: isDryRun });
  const verb = isDryRun ? 'would be deleted' : 'deleted';
  printResult(options, { ...(isDryRun && { dryRun: true }), changed: !isDryRun && removed.length > 0, removed, left }, [
    ...removed.map(({ owner, version }) => `${owner} ${version}`),
    removed.length === 0
      ? `There is nothing to delete: each bundle (${left}) is among the newest ${keep} or was named in the last 7 days.`
      : `${counted(removed.length, 'bundle')} ${verb}, ${left} left.`,
    ...(isDryRun ? ['This was a dry run: nothing was changed.'] : []),
  ]);
}
