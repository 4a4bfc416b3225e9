import type { Registry } from '@lectern/shared/contract';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import {
  channelOf,
  findGoLive,
  type LoadedRevision,
  messageOf,
  openTimeline,
  ownersOf,
  type Stores,
  type Timeline,
} from '../../release';
import { readCanaryFigures, readLoadCounts, type LoadCount } from '../../server/loadCounts';
import { requireOwner } from '../options/requireOwner';
import { homeOf, openStores, withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { loadsOf } from '../output/loadFigures';
import { printResult } from '../output/printResult';
import { statusLines, type SiteTrust, type Status } from '../output/statusTable';

type StatusOptions = StoreOptions & { watch?: boolean };

const WATCH_MS = 2_000;
const CLEAR_SCREEN = '\u001b[H\u001b[2J';

/** Adds `lectern status [remote]`. */
export function addStatusCommand(program: Command): void {
  const command = program
    .command('status [remote]')
    .description('what is live, since when and by whom; canaries, loads, failures and load times of the last 30 days')
    .option('--watch', 'print it again every 2 seconds, until Ctrl+C');
  withExamples(withStoreOptions(command), 'status', 'status info --watch', 'status --json').action(showStatus);
}

async function showStatus(owner: string | undefined, options: StatusOptions): Promise<void> {
  if (options.watch && options.json)
    throw new UsageError('--watch prints a table for people.', 'Leave out --json, or call the command repeatedly.');
  const stores = openStores(options);
  if (owner !== undefined) await requireOwner(stores, owner);
  const timeline = openTimeline(stores.registry);
  for (;;) {
    const { latest, all, trust } = await readStatus(stores, timeline, homeOf(options), owner);
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

async function readStatus(
  stores: Stores,
  timeline: Timeline,
  home: string,
  owner: string | undefined,
): Promise<{ latest: LoadedRevision; all: Status[]; trust: SiteTrust }> {
  const latest = await stores.registry.latest();
  const counts = await readLoadCounts(home);
  const all: Status[] = [];
  for (const name of ownersOf(latest.registry))
    if (owner === undefined || name === owner)
      all.push(await statusOf(stores, latest, timeline, { home, name, counts }));
  const refusals = counts.filter(({ outcome }) => outcome === 'refused');
  const refused = refusals.map(({ version, kind, count }) => ({ where: version, kind: kind ?? '', count }));
  return { latest, all, trust: { lost: await stores.registry.lost(), refused } };
}

async function statusOf(
  stores: Stores,
  latest: LoadedRevision,
  timeline: Timeline,
  { home, name, counts }: { home: string; name: string; counts: readonly LoadCount[] },
): Promise<Status> {
  const channel = channelOf(latest.registry, name);
  const { registry } = (await findGoLive(timeline, name)) ?? latest;
  const versions = await stores.bundles.versions(name);
  return {
    owner: name,
    stable: channel?.stable.version ?? '',
    fallback: channel?.fallback?.version ?? null,
    canary: await canaryOf(latest.registry, name, home),
    since: registry.updatedAt,
    ...registry.change,
    damage: await damageOf(stores, channel),
    versions: versions.map((version) => ({ version, loads: loadsOf(counts, name, version) })),
  };
}

async function canaryOf(registry: Registry, owner: string, home: string): Promise<Status['canary']> {
  const channel = channelOf(registry, owner);
  if (!channel?.canary) return null;
  const { canary, stable } = channel;
  const figures = await readCanaryFigures(home, { owner, canary, stable });
  const { percent, since = null, auto = null } = canary;
  return { version: canary.release.version, percent, since, auto, visits: figures };
}

async function damageOf({ bundles }: Stores, channel: ReturnType<typeof channelOf>): Promise<string[]> {
  const live = [channel?.stable, channel?.fallback, channel?.canary?.release].filter((release) => release != null);
  const checks = live.map(({ remote, version }) =>
    bundles.verify(remote, version).then(
      () => [],
      (error: unknown) => [`${remote} ${version}: ${messageOf(error)}`],
    ),
  );
  return (await Promise.all(checks)).flat();
}
