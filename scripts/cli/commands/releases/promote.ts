import type { Command } from 'commander';
import { type AnyRelease, findPublished, promote } from '../../../release';
import { parseReleaseNames } from '../../options/releaseNames';
import { requireOwner } from '../../options/requireOwner';
import { changeBy, openStores, withExamples, withLiveOptions, type LiveOptions } from '../../options/storeOptions';
import { describeChange, describeLive } from '../../output/describeLive';
import { printChange } from '../../output/printChange';

/** Adds `lectern promote <remote> <version>` and `lectern promote <remote>@<version>…`. */
export function addPromoteCommand(program: Command): void {
  const command = program
    .command('promote')
    .argument('<release...>', 'a remote (or shell) and its version, or several as remote@version')
    .description('make published versions live; several go live together, in one revision');
  withExamples(
    withLiveOptions(command),
    'promote info 1.4.2 --reason "new contact form"',
    'promote info@1.5.0 commerce@2.0.0 --dry-run',
  ).action(promoteNamed);
}

async function promoteNamed(args: readonly string[], options: LiveOptions): Promise<void> {
  const names = parseReleaseNames(args);
  const stores = openStores(options);
  const releases: AnyRelease[] = [];
  for (const { owner } of names) await requireOwner(stores, owner);
  for (const { owner, version } of names) releases.push(await findPublished(stores.bundles, owner, version));
  const changed = await promote(stores, releases, changeBy(options, `promote ${args.join(' ')}`));
  const owners = names.map(({ owner }) => owner);
  printChange(options, changed, describeChange(changed, ...owners), describeLive(changed, ...owners));
}
