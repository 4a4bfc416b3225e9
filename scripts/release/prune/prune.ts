import type { Registry } from '@lectern/shared/contract';
import { channelOf, ownersOf } from '../registry/liveState';
import type { Stores } from '../registry/promote';
import { openTimeline, recentRevisions } from '../registry/timeline';
import type { BundleOwner, BundleStore } from '../store/bundleStore';

/** A published version. */
export type Bundle = { owner: BundleOwner; version: string };

/** Result of a prune: the removed bundles, and the number of those that are left. */
export type Pruned = { removed: Bundle[]; left: number };

type PruneOptions = { keep: number; dryRun?: boolean; now?: number };

/**
 * Removes all but the `keep` newest bundles of each owner. Never removes one that a revision of the last seven days
 * names as stable, fallback or canary, so open tabs, roll-backs and running gateways find what they need, nor one that
 * is being promoted. Throws a StoreError.
 */
export async function prune(stores: Stores, options: PruneOptions): Promise<Pruned> {
  const { keep, dryRun = false, now = Date.now() } = options;
  const named = await recentlyLive(stores, now);
  const pruned: Pruned = { removed: [], left: 0 };
  for (const owner of await stores.bundles.owners()) {
    const versions = await newestFirst(stores.bundles, owner);
    for (const [index, version] of versions.entries()) {
      const isKept = index < keep || named.has(`${owner}@${version}`);
      const isRemoved = !isKept && (dryRun || (await remove(stores, { owner, version })));
      if (isRemoved) pruned.removed.push({ owner, version });
      else pruned.left += 1;
    }
  }
  return pruned;
}

function remove({ registry, bundles }: Stores, { owner, version }: Bundle): Promise<boolean> {
  return bundles.remove(owner, version, async () =>
    namesIn((await registry.latest()).registry).includes(`${owner}@${version}`),
  );
}

async function recentlyLive({ registry }: Stores, now: number): Promise<Set<string>> {
  const names = new Set(namesIn((await registry.latest()).registry));
  for await (const recent of recentRevisions(openTimeline(registry), now))
    for (const name of namesIn(recent.registry)) names.add(name);
  return names;
}

function namesIn(registry: Registry): string[] {
  return ownersOf(registry).flatMap((owner) => {
    const channel = channelOf(registry, owner);
    const releases = [channel?.stable, channel?.fallback, channel?.canary?.release];
    return releases.flatMap((release) => (release ? [`${owner}@${release.version}`] : []));
  });
}

/** Returns the published versions, by the time of their build; a damaged one counts as the oldest. */
async function newestFirst(bundles: BundleStore, owner: BundleOwner): Promise<string[]> {
  const versions = (await bundles.versions(owner)).toReversed();
  const dated = await Promise.all(
    versions.map(async (version) => ({
      version,
      time: await bundles.release(owner, version).then(
        ({ builtAt }) => Date.parse(builtAt),
        () => 0,
      ),
    })),
  );
  return dated.sort((a, b) => b.time - a.time).map(({ version }) => version);
}
