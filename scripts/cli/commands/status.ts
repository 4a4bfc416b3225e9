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
import { type LoadCount, readLoadCounts } from '../../server/loadCounts';
import { printResult } from '../output/printResult';
import { requireOwner } from '../options/requireOwner';
import { homeOf, openStores, withStoreOptions, type StoreOptions } from '../options/storeOptions';

/** Load counts of a version; `failed` is by kind. */
type Loads = { loaded: number; recovered: number; failed: Record<string, number> };
type Version = { version: string; loads: Loads };
type Status = {
  owner: string;
  stable: string;
  fallback: string | null;
  canary: { version: string; percent: number } | null;
  since: string;
  by: string;
  command: string;
  reason: string;
  versions: Version[];
  /** What is wrong with the files of the live releases. */
  damage: string[];
};

/** Adds `lectern status [remote]`. */
export function addStatusCommand(program: Command): void {
  const command = program
    .command('status [remote]')
    .description('what is live, since when and by whom; loads and failures per version')
    .addHelpText('after', '\nExamples:\n  $ lectern status\n  $ lectern status info --json');
  withStoreOptions(command).action(async (owner: string | undefined, options: StoreOptions) => {
    const stores = openStores(options);
    if (owner !== undefined) await requireOwner(stores, owner);
    const latest = await stores.registry.latest();
    const counts = await readLoadCounts(homeOf(options));
    const timeline = openTimeline(stores.registry);
    const owners = ownersOf(latest.registry).filter((name) => owner === undefined || name === owner);
    const all: Status[] = [];
    for (const name of owners) all.push(await statusOf(stores, latest, timeline, name, counts));
    const { serial, registry, skipped } = latest;
    printResult(
      options.json,
      {
        serial,
        updatedAt: registry.updatedAt,
        change: registry.change,
        maintenance: registry.maintenance,
        live: all,
        skipped,
      },
      lines(latest, all),
    );
  });
}

async function statusOf(
  stores: Stores,
  latest: LoadedRevision,
  timeline: Timeline,
  owner: string,
  counts: readonly LoadCount[],
): Promise<Status> {
  const channel = channelOf(latest.registry, owner);
  const { registry } = (await findGoLive(timeline, owner)) ?? latest;
  const versions = await stores.bundles.versions(owner);
  return {
    owner,
    stable: channel?.stable.version ?? '',
    fallback: channel?.fallback?.version ?? null,
    canary: channel?.canary ? { version: channel.canary.release.version, percent: channel.canary.percent } : null,
    since: registry.updatedAt,
    ...registry.change,
    damage: await damageOf(stores, channel),
    versions: versions.map((version) => ({ version, loads: loadsOf(counts, owner, version) })),
  };
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

function loadsOf(counts: readonly LoadCount[], owner: string, version: string): Loads {
  const loads: Loads = { loaded: 0, recovered: 0, failed: {} };
  for (const entry of counts.filter((one) => one.remote === owner && one.version === version)) {
    if (entry.outcome === 'failed')
      loads.failed[entry.kind ?? 'error'] = (loads.failed[entry.kind ?? 'error'] ?? 0) + entry.count;
    else loads[entry.outcome] += entry.count;
  }
  return loads;
}

function lines({ serial, registry, skipped }: LoadedRevision, all: readonly Status[]): string[] {
  const { maintenance } = registry;
  return [
    `Revision ${serial}, since ${registry.updatedAt}, by ${registry.change.by}: ${registry.change.command}`,
    ...all.flatMap(statusLines),
    maintenance
      ? `Maintenance: ${maintenance.remotes?.join(', ') ?? 'the whole site'}, "${maintenance.message}"`
      : 'Maintenance: off',
    ...skipped.map(
      ({ file, error }) => `Unusable revision ${file}: ${error} A change made now is based on revision ${serial}.`,
    ),
  ];
}

function statusLines(status: Status): string[] {
  const fallback = status.fallback ? `fallback ${status.fallback}` : 'no fallback';
  return [
    '',
    `${status.owner} ${status.stable}  since ${status.since}  by ${status.by}  ` +
      `(${fallback})${status.reason === '-' ? '' : `  ${status.reason}`}`,
    ...status.damage.map((problem) => `    damaged: ${problem}`),
    ...status.versions
      .filter(({ version, loads }) => version === status.stable || counted(loads) > 0)
      .map(({ version, loads }) => {
        const kinds = Object.entries(loads.failed)
          .map(([kind, count]) => `${count} ${kind}`)
          .join(', ');
        return (
          `    ${version}: ${loads.loaded} loaded, ${loads.recovered} recovered, ${failures(loads)} ` +
          `failed${kinds ? ` (${kinds})` : ''}`
        );
      }),
  ];
}

const failures = (loads: Loads): number => Object.values(loads.failed).reduce((sum, count) => sum + count, 0);
const counted = (loads: Loads): number => loads.loaded + loads.recovered + failures(loads);
