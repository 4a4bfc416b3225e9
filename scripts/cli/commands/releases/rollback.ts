import type { Command } from 'commander';
import { rollBack } from '../../../release';
import { requireOwner, requireVersion } from '../../options/requireOwner';
import { changeBy, openStores, withExamples, withLiveOptions, type LiveOptions } from '../../options/storeOptions';
import { describeChange, describeLive } from '../../output/describeLive';
import { printChange } from '../../output/printChange';

/** Adds `lectern rollback <remote|shell> [version]`. */
export function addRollbackCommand(program: Command): void {
  const command = program
    .command('rollback <remote> [version]')
    .description("make the previous version live again, or any published one (remote: a remote's name, or shell)");
  withExamples(
    withLiveOptions(command),
    'rollback info --reason "the contact form loses messages"',
    'rollback shell 1.3.0',
  ).action(async (owner: string, version: string | undefined, options: LiveOptions) => {
    const stores = openStores(options);
    await requireOwner(stores, owner);
    if (version !== undefined) requireVersion(version);
    const change = changeBy(options, `rollback ${owner}${version ? ` ${version}` : ''}`);
    const changed = await rollBack(stores, owner, version ?? null, change);
    printChange(options, changed, describeChange(changed, owner), describeLive(changed, owner));
  });
}
