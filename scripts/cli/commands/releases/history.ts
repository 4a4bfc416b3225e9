import type { Change, Registry } from '@lectern/shared/contract';
import type { Command } from 'commander';
import {
  type ChainFault,
  type Difference,
  differencesOf,
  type LiveState,
  messageOf,
  type RegistryStore,
  verifyChain,
} from '../../../release';
import { EXIT } from '../../output/exitCodes';
import { describeDifference } from '../../output/describeDifference';
import { printResult } from '../../output/printResult';
import { requireOwner } from '../../options/requireOwner';
import { openStores, withExamples, withStoreOptions, type StoreOptions } from '../../options/storeOptions';

type HistoryOptions = StoreOptions & { verify?: boolean };

/** A revision: its changes, or the reason why it can't be read. */
type Entry = ({ serial: number; updatedAt: string; changes: string[] } & Change) | { serial: number; error: string };

/** Adds `lectern history [remote]`. */
export function addHistoryCommand(program: Command): void {
  const command = program
    .command('history [remote]')
    .description('who changed what, when and why; newest first')
    .option('--verify', 'check that every revision contains the hash of the one before; exit code 1 if one does not');
  withExamples(withStoreOptions(command), 'history', 'history info --verify').action(
    async (owner: string | undefined, options: HistoryOptions) => {
      const stores = openStores(options);
      if (owner !== undefined) await requireOwner(stores, owner);
      if ((await stores.registry.list()).length === 0) await stores.registry.latest();
      const entries = await readEntries(stores.registry, owner ?? null);
      const faults = options.verify ? await verifyChain(stores.registry) : null;
      printResult(options.json, { revisions: entries, ...(faults ? { verified: faults.length === 0, faults } : {}) }, [
        ...entries.flatMap(entryLines),
        ...(faults ? verdictLines(faults) : []),
      ]);
      if (faults && faults.length > 0) process.exitCode = EXIT.refused;
    },
  );
}

async function readEntries(store: RegistryStore, owner: string | null): Promise<Entry[]> {
  const entries: Entry[] = [];
  let before: LiveState | null = null;
  for (const serial of await store.list()) {
    try {
      const { registry } = await store.read(serial);
      const changes = changesBetween(before, registry, owner);
      before = registry;
      if (owner === null || changes.length > 0)
        entries.push({ serial, updatedAt: registry.updatedAt, ...registry.change, changes });
    } catch (error) {
      entries.push({ serial, error: messageOf(error) });
    }
  }
  return entries.reverse();
}

/** Describes the changes of releases, canaries and maintenance; of `only`, if given, without maintenance. */
function changesBetween(before: LiveState | null, after: Registry, only: string | null): string[] {
  const isListed = (difference: Difference): boolean => {
    if (difference.kind === 'maintenance') return only === null;
    return (
      ['release', 'canary'].includes(difference.kind) &&
      'owner' in difference &&
      [null, difference.owner].includes(only)
    );
  };
  return differencesOf(before, after).filter(isListed).map(describeDifference);
}

function entryLines(entry: Entry): string[] {
  if ('error' in entry) return [`${String(entry.serial).padStart(6)}  unreadable: ${entry.error}`];
  const reason = entry.reason === '-' ? '' : `  (${entry.reason})`;
  const unverified = entry.unverified?.map((name) => `        ${name} went live unverified`) ?? [];
  return [
    `${String(entry.serial).padStart(6)}  ${entry.updatedAt}  ${entry.by}  ${entry.command}${reason}`,
    ...entry.changes.map((change) => `        ${change}`),
    ...unverified,
  ];
}

function verdictLines(faults: readonly ChainFault[]): string[] {
  if (faults.length === 0) return ['The chain of hashes is intact.'];
  return faults.map((fault) => `Revision ${fault.serial}: ${fault.fault}`);
}
