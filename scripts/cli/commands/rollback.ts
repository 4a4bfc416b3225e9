import type { Command } from 'commander';
import { rollBack } from '../../release';
import { describeChange, describeLive } from '../output/describeLive';
import { printResult } from '../output/printResult';
import { requireOwner, requireVersion } from '../options/requireOwner';
import { changeBy, openStores, withChangeOptions, type ChangeOptions } from '../options/storeOptions';

/** Adds `lectern rollback <remote|shell> [version]`. */
export function addRollbackCommand(program: Command): void {
  const command = program
    .command('rollback <remote> [version]')
    .description("make the previous version live again, or any published one (remote: a remote's name, or shell)");
  withChangeOptions(command).action(async (owner: string, version: string | undefined, options: ChangeOptions) => {
    const stores = openStores(options);
    await requireOwner(stores, owner);
    if (version !== undefined) requireVersion(version);
    const changed = await rollBack(
      stores,
      owner,
      version ?? null,
      changeBy(options, `rollback ${owner}${version ? ` ${version}` : ''}`),
    );
    printResult(options.json, describeChange(changed, owner), describeLive(changed, owner));
  });
}
