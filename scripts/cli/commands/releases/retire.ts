import type { Command } from 'commander';
import { differencesOf, retire } from '../../../release';
import { requireOwner } from '../../options/requireOwner';
import { changeBy, openStores, withExamples, withLiveOptions, type LiveOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { describeChange } from '../../output/describeLive';
import { describeDifference } from '../../output/describeDifference';
import { printChange } from '../../output/printChange';

/** Adds `lectern retire <remote>`. */
export function addRetireCommand(program: Command): void {
  const command = program
    .command('retire <remote>')
    .description('take a remote off the site: its routes are not found; its bundles stay published');
  withExamples(withLiveOptions(command), 'retire events --reason "the event is over"').action(retireRemote);
}

async function retireRemote(remote: string, options: LiveOptions): Promise<void> {
  if (remote === 'shell')
    throw new UsageError('The shell cannot be retired.', 'To close the whole site: lectern maintenance on');
  const stores = openStores(options);
  await requireOwner(stores, remote);
  const changed = await retire(stores, remote, changeBy(options, `retire ${remote}`));
  const { registry, created, before } = changed;
  const was = before?.remotes[remote]?.stable.version;
  const routes = differencesOf(before, registry).filter(({ kind }) => kind === 'route');
  printChange(
    options,
    changed,
    { ...describeChange(changed, remote), routes: routes.flatMap((one) => ('path' in one ? [one.path] : [])) },
    created
      ? [
          `${remote} is retired: revision ${registry.serial}.`,
          ...routes.map((route) => `  ${describeDifference(route)}`),
          `To bring it back: lectern promote ${remote} ${was ?? '<version>'}`,
        ]
      : [`${remote} is not live. Nothing was changed.`],
  );
}
