import type { Registry } from '@lectern/shared/contract';
import {
  channelOf,
  findGoLive,
  type LoadedRevision,
  messageOf,
  ownersOf,
  type Stores,
  type Timeline,
} from '../../release';
import {
  readCanaryFigures,
  readLoadCounts,
  readVitalCounts,
  type LoadCount,
  type VitalCount,
} from '../../server/loadCounts';
import { loadsOf } from './loadFigures';
import type { SiteStatus, Status } from './siteStatus';
import { vitalsOf } from './vitalFigures';

/** Sources of a site's state. Use one `timeline` for repeated calls: it reads each revision once. */
export type StatusSources = { stores: Stores; timeline: Timeline; home: string };

/** Reads the state of a site, or of one owner. Throws a StoreError when the stores can't be read. */
export async function readStatus(sources: StatusSources, owner?: string): Promise<SiteStatus> {
  const { stores, home } = sources;
  const latest = await stores.registry.latest();
  const [counts, vitals] = [await readLoadCounts(home), await readVitalCounts(home)];
  const all: Status[] = [];
  for (const name of ownersOf(latest.registry))
    if (owner === undefined || name === owner) all.push(await statusOf(sources, latest, name, { counts, vitals }));
  const refusals = counts.filter(({ outcome }) => outcome === 'refused');
  const refused = refusals.map(({ version, kind, count }) => ({ where: version, kind: kind ?? '', count }));
  const unrendered = counts
    .filter(({ outcome }) => outcome === 'unrendered')
    .map(({ remote, version, kind, count }) => ({ owner: remote, version, kind: kind ?? '', count }));
  const hasUntrustedProxy = await wasForwarded(home);
  const [lost, keyProblem] = [await stores.registry.lost(), await stores.registry.keyProblem()];
  return { latest, all, trust: { lost, keyProblem, refused, hasUntrustedProxy, unrendered } };
}

/** Resolves to true when requests came through a proxy that the site does not trust, today or yesterday. */
export async function wasForwarded(home: string): Promise<boolean> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  return (await readLoadCounts(home, yesterday)).some(({ outcome }) => outcome === 'forwarded');
}

/** Loads and web vitals that visitors' browsers reported. */
type Figures = { counts: readonly LoadCount[]; vitals: readonly VitalCount[] };

async function statusOf(
  { stores, timeline, home }: StatusSources,
  latest: LoadedRevision,
  name: string,
  { counts, vitals }: Figures,
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
    versions: versions.map((version) => ({
      version,
      loads: loadsOf(counts, name, version),
      vitals: vitalsOf(vitals, name, version),
    })),
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
