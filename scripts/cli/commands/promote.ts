import type { Command } from 'commander';
import { findPublished, promote } from '../../release';
import { describeChange, describeLive } from '../output/describeLive';
import { printResult } from '../output/printResult';
import { requireOwner, requireVersion } from '../options/requireOwner';
import { changeBy, openStores, withChangeOptions, type ChangeOptions } from '../options/storeOptions';

/** Adds `lectern promote <remote> <version>`. */
export function addPromoteCommand(program: Command): void {
  const command = program
    .command('promote <remote> <version>')
    .description("make a published version live (remote: a remote's name, or shell)");
  withChangeOptions(command).action(async (owner: string, version: string, options: ChangeOptions) => {
    const stores = openStores(options);
    await requireOwner(stores, owner);
    requireVersion(version);
    const release = await findPublished(stores.bundles, owner, version);
    const changed = await promote(stores, [release], changeBy(options, `promote ${owner} ${version}`));
    printResult(options.json, describeChange(changed, owner), describeLive(changed, owner));
  });
}
