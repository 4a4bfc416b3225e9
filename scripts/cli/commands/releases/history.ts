import type { Change } from '@lectern/shared/contract';
import type { Command } from 'commander';
import { type ChainFault, type LiveState, messageOf, type RegistryStore, verifyChain } from '../../../release';
import { EXIT } from '../../output/exitCodes';
import { describeChanges } from '../../output/describeDifference';
import { printResult } from '../../output/printResult';
import { requireOwner } from '../../options/requireOwner';
import { openStores, withExamples, withReleaseStore, type StoreOptions } from '../../options/storeOptions';

type HistoryOptions = StoreOptions & { verify?: boolean };

/** A line of the history: a revision with its changes, or the reason why it can't be read. */
type Entry = ({ serial: number; updatedAt: string; changes: string[] } & Change) | { serial: number; error: string };

/** Adds `lectern history [remote]`. */
export function addHistoryCommand(program: Command): void {
  const command = program
    .command('history [remote]')
    .description('who changed what, when and why; newest first')
    .option('--verify', 'check hashes and signatures of all revisions; exit code 1 if one fails');
  withExamples(withReleaseStore(command), 'history', 'history info --verify').action(
    async (owner: string | undefined, options: HistoryOptions) => {
      const stores = openStores(options);
      if (owner !== undefined) await requireOwner(stores, owner);
      // `latest` rejects with the right message for a site without any release.
      if ((await stores.registry.list()).length === 0) await stores.registry.latest();
      const entries = await readEntries(stores.registry, owner ?? null);
      const faults = options.verify ? await verifyChain(stores.registry) : null;
      const signers = options.verify ? await signersOf(stores.registry) : null;
      printResult(
        options,
        {
          revisions: entries,
          ...(faults ? { verified: faults.length === 0, faults, signers } : {}),
        },
        [...entries.flatMap(entryLines), ...(faults ? verdictLines(faults) : []), ...(signers ?? []).map(signerLine)],
      );
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
      const changes = describeChanges(before, registry, owner);
      before = registry;
      if (owner === null || changes.length > 0)
        entries.push({ serial, updatedAt: registry.updatedAt, ...registry.change, changes });
    } catch (error) {
      entries.push({ serial, error: messageOf(error) });
    }
  }
  return entries.reverse();
}

/**
 * A range of revisions that one key signed; `key` is null for unsigned ones, from before signatures were introduced.
 */
type Signed = { key: string | null; from: number; to: number };

/** Resolves to who signed which revisions, oldest first. Leaves out revisions whose signature is refused. */
async function signersOf(store: RegistryStore): Promise<Signed[]> {
  const signed: Signed[] = [];
  for (const serial of await store.list()) {
    const signer = await store.signerOf(serial).catch(() => undefined);
    if (signer === undefined) continue;
    const key = signer?.id ?? null;
    const last = signed.at(-1);
    if (last?.key === key && last.to === serial - 1) last.to = serial;
    else signed.push({ key, from: serial, to: serial });
  }
  return signed;
}

function signerLine({ key, from, to }: Signed): string {
  const subject = from === to ? `Revision ${from} is` : `Revisions ${from} to ${to} are`;
  return `${subject} ${key === null ? 'from before signatures' : `signed by the key ${key}`}.`;
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
  if (faults.length === 0) return ['The log is intact: all hashes and signatures are valid.'];
  return faults.map((fault) => `Revision ${fault.serial} ${fault.fault}`);
}
