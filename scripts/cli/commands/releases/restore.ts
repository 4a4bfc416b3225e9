import type { Command } from 'commander';
import { type ChangeResult, differencesOf, restore, type RegistryStore } from '../../../release';
import { changeBy, openStores, withExamples, withLiveOptions, type LiveOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { describeDifference } from '../../output/describeDifference';
import { printChange } from '../../output/printChange';

/** Advice for whoever means the other command, which takes a folder. */
const BACKUP_ADVICE = ' To restore a backup of the home folder: lectern restore-backup <dir>';

/** Adds `lectern restore <serial>`. */
export function addRestoreCommand(program: Command): void {
  const command = program
    .command('restore <serial>')
    .description(
      'make the releases of an earlier revision live again, as a new revision; maintenance stays as it is, and ' +
        'canaries end',
    );
  withExamples(
    withLiveOptions(command),
    'restore 41 --dry-run',
    'restore 41 --reason "checkout fails since revision 42"',
  ).action(async (given: string, options: LiveOptions) => {
    const stores = openStores(options);
    const serial = await requireSerial(stores.registry, given);
    const changed = await restore(stores, serial, changeBy(options, `restore ${serial}`));
    printRestored(options, changed, serial);
  });
}

function printRestored(options: LiveOptions, changed: ChangeResult, serial: number): void {
  const { registry, created, before } = changed;
  const differences = created ? differencesOf(before, registry) : [];
  printChange(
    options,
    changed,
    { changed: created, serial: registry.serial, restored: serial, differences, change: registry.change },
    created
      ? [
          `The releases of revision ${serial} are live: revision ${registry.serial}.`,
          ...differences.map((one) => `  ${describeDifference(one)}`),
          'New page loads use them now; open tabs with their next navigation.',
          `To undo it: lectern restore ${registry.serial - 1} --reason "…"`,
        ]
      : [`The releases of revision ${serial} are already live. Nothing was changed.`],
  );
}

async function requireSerial(registry: RegistryStore, given: string): Promise<number> {
  const { serial: newest } = await registry.latest();
  const serial = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if ((await registry.list()).includes(serial)) return serial;
  throw new UsageError(
    `There is no revision "${given}".`,
    `Give a serial from 1 to ${newest}; \`lectern history\` lists them.${Number.isNaN(serial) ? BACKUP_ADVICE : ''}`,
  );
}
