import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { type LoadedRevision, openTimeline } from '../../release';
import { requireOwner } from '../options/requireOwner';
import { homeOf, openStores, withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { printResult } from '../output/printResult';
import { readStatus } from '../status/readStatus';
import { statusLines, type SiteTrust, type Status } from '../status/statusTable';

type StatusOptions = StoreOptions & { watch?: boolean };

const WATCH_MS = 2_000;
const CLEAR_SCREEN = '\u001b[H\u001b[2J';

/** Adds `lectern status [remote]`. */
export function addStatusCommand(program: Command): void {
  const command = program
    .command('status [remote]')
    .description('what is live, since when and by whom; canaries, loads, failures, times and web vitals of 30 days')
    .option('--watch', 'print it again every 2 seconds, until Ctrl+C');
  withExamples(withStoreOptions(command), 'status', 'status info --watch', 'status --json').action(showStatus);
}

async function showStatus(owner: string | undefined, options: StatusOptions): Promise<void> {
  if (options.watch && options.json)
    throw new UsageError('--watch prints a table for people.', 'Leave out --json, or call the command repeatedly.');
  const stores = openStores(options);
  if (owner !== undefined) await requireOwner(stores, owner);
  const sources = { stores, timeline: openTimeline(stores.registry), home: homeOf(options) };
  for (;;) {
    const { latest, all, trust } = await readStatus(sources, owner);
    const lines = statusLines(latest, all, trust);
    if (options.watch) process.stdout.write(process.stdout.isTTY ? CLEAR_SCREEN : '\n');
    printResult(options.json, documentOf(latest, all, trust), lines);
    if (!options.watch) return;
    await wait(WATCH_MS);
  }
}

function documentOf({ serial, registry, skipped }: LoadedRevision, live: readonly Status[], trust: SiteTrust): object {
  const { updatedAt, change, maintenance } = registry;
  return { serial, updatedAt, change, maintenance, live, skipped, ...trust };
}
