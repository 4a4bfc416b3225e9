import type { Change, Registry } from '@lectern/shared/contract';
import type { BundleOwner } from '../store/bundleStore';
import { changeRegistry, type ChangeResult } from './change';
import { findRefusals } from './compatibility';
import { channelOf, type AnyRelease, type LiveState } from './liveState';
import { changedReleases, plan } from './plan';
import { refuse, type Stores } from './promote';
import { findPublished } from './published';
import { RefusedError, type Refusal } from '../refusal';
import { findEarlierReleases, findGoLive, openTimeline, type Timeline } from './timeline';

/**
 * Makes `version` live again, or the previously live version if null. Checks compatibility with the live shell only: in
 * an emergency, tabs with older shells matter less. Throws a RefusedError when there is no earlier version, its bundle
 * is missing or damaged, or it is incompatible; and a StoreError. Nothing is changed on failure.
 */
export async function rollBack(
  stores: Stores,
  owner: BundleOwner,
  version: string | null,
  change: Change,
): Promise<ChangeResult> {
  const timeline = openTimeline(stores.registry);
  const pins: (() => Promise<void>)[] = [];
  try {
    return await changeRegistry(stores.registry, change, async (live) => {
      const target = await chooseTarget(stores, timeline, live, owner, version);
      pins.push(await stores.bundles.pin(owner, target.release.version));
      return planRollBack(stores, timeline, live, target);
    });
  } finally {
    for (const unpin of pins) await unpin();
  }
}

/** A release that the owner can go back to; `refusals` says why it can't, and is empty otherwise. */
export type WayBack = { release: AnyRelease; refusals: readonly Refusal[] };

/**
 * Resolves to the releases of `owner` that were live before, nearest first, at most `limit`, each checked as a
 * roll-back checks it. Changes nothing. A roll-back may also need a browser to load a release that none has loaded.
 */
export async function findWaysBack(
  stores: Stores,
  timeline: Timeline,
  owner: BundleOwner,
  limit: number,
): Promise<WayBack[]> {
  const { registry: live } = await stores.registry.latest();
  const earlier = await findEarlierReleases(timeline, owner);
  const check = async (release: AnyRelease): Promise<WayBack> => {
    try {
      const target = await chooseTarget(stores, timeline, live, owner, release.version);
      await planRollBack(stores, timeline, live, target);
      return { release, refusals: [] };
    } catch (error) {
      if (error instanceof RefusedError) return { release, refusals: error.refusals };
      throw error;
    }
  };
  const ways: WayBack[] = [];
  for (const release of earlier.slice(0, limit)) ways.push(await check(release));
  return ways;
}

/** Resolves to the state after the roll-back; null when it changes nothing. Throws a RefusedError and a StoreError. */
async function planRollBack(
  { bundles }: Stores,
  timeline: Timeline,
  live: Registry | null,
  { release, fallback }: Target,
): Promise<LiveState | null> {
  await bundles.verify(release.remote, release.version);
  const next = plan(live, { kind: 'rollback', release, fallback });
  if (!next) return null;
  const refusals = findRefusals(next, changedReleases(live, next), { live, openShells: [] });
  if (refusals.length > 0) refuse(await withRestore(refusals, timeline, release.remote));
  return next;
}

/** Adds the way back for a route that has moved to another remote meanwhile: both remotes return in one revision. */
async function withRestore(refusals: Refusal[], timeline: Timeline, owner: BundleOwner): Promise<Refusal[]> {
  const goLive = await findGoLive(timeline, owner);
  const hint =
    goLive && goLive.serial > 1 ? ` Or take both back at once: \`lectern restore ${goLive.serial - 1}\`.` : '';
  return refusals.map((refusal) =>
    ['path-owned', 'route-id-owned'].includes(refusal.code) ? { ...refusal, fix: refusal.fix + hint } : refusal,
  );
}

type Target = { release: AnyRelease; fallback: AnyRelease | null };

async function chooseTarget(
  stores: Stores,
  timeline: Timeline,
  live: Registry | null,
  owner: BundleOwner,
  version: string | null,
): Promise<Target> {
  const current = live && channelOf(live, owner);
  if (!current) throw notLive(owner);
  const earlier = await findEarlierReleases(timeline, owner);
  const wanted = version ?? earlier[0]?.version;
  if (wanted === undefined) throw noEarlierVersion(owner, current.stable.version, await stores.bundles.versions(owner));
  const index = earlier.findIndex((release) => release.version === wanted);
  const fallback = index >= 0 ? (earlier[index + 1] ?? null) : current.stable;
  return { release: await findPublished(stores.bundles, owner, wanted), fallback };
}

function notLive(owner: BundleOwner): RefusedError {
  return new RefusedError({
    code: 'not-live',
    what: `${owner} can't be rolled back.`,
    why: 'No version of it is live.',
    fix: `Run \`lectern release ${owner}\` first.`,
  });
}

function noEarlierVersion(owner: BundleOwner, version: string, published: readonly string[]): RefusedError {
  const others = published.filter((candidate) => candidate !== version);
  return new RefusedError({
    code: 'no-earlier-version',
    what: `${owner} ${version} can't be rolled back.`,
    why: 'No other version was live before it.',
    fix:
      others.length > 0
        ? `Choose one of the published versions: ${others.join(', ')}.`
        : `Release another version: \`lectern release ${owner}\`.${orRetire(owner)}`,
  });
}

const orRetire = (owner: BundleOwner): string =>
  owner === 'shell' ? '' : ` To take it off the site meanwhile: \`lectern retire ${owner}\`.`;
