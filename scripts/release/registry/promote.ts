import type { Change, Registry } from '@lectern/shared/contract';
import type { BundleStore } from '../store/bundleStore';
import { changeRegistry, type Changed } from './change';
import { findRefusals } from './compatibility';
import type { AnyRelease, LiveState } from './liveState';
import { changedReleases, plan } from './plan';
import { RefusedError, type Refusal } from '../refusal';
import type { RegistryStore } from './store';
import { findOpenShells, openTimeline } from './timeline';

/** The two stores that a site consists of. */
export type Stores = { registry: RegistryStore; bundles: BundleStore };

/**
 * Which tabs count: `last-seven-days` where visitors may have old shells open, `none` for a site that starts only now.
 */
type OpenTabs = 'last-seven-days' | 'none';

/**
 * Makes published releases live, all at once. Throws a RefusedError when one is not published, is damaged, or does not
 * fit what is live, and a StoreError; then nothing was changed. Releases that are live already are left as they are.
 */
export async function promote(
  stores: Stores,
  releases: readonly AnyRelease[],
  change: Change,
  tabs: OpenTabs = 'last-seven-days',
): Promise<Changed> {
  for (const release of releases) await stores.bundles.verify(release.remote, release.version);
  const judge = openGate(stores.registry, tabs);
  return changeRegistry(stores.registry, change, async (live) => {
    const next = plan(live, { kind: 'promote', releases });
    if (next) refuse(await judge(live, next));
    return next;
  });
}

/** Why promoting `releases` now would be refused; empty: it would not. Changes nothing. */
export async function previewPromotion(
  registry: RegistryStore,
  live: Registry | null,
  releases: readonly AnyRelease[],
  tabs: OpenTabs = 'last-seven-days',
): Promise<Refusal[]> {
  try {
    const next = plan(live, { kind: 'promote', releases });
    return next ? await openGate(registry, tabs)(live, next) : [];
  } catch (error) {
    if (error instanceof RefusedError) return [...error.refusals];
    throw error;
  }
}

function openGate(
  registry: RegistryStore,
  tabs: OpenTabs,
): (live: LiveState | null, next: LiveState) => Promise<Refusal[]> {
  const timeline = openTimeline(registry);
  return async (live, next) => {
    const openShells = tabs === 'none' ? [] : await findOpenShells(timeline, Date.now());
    return findRefusals(next, changedReleases(live, next), { live, openShells });
  };
}

/** Throws a RefusedError unless the list is empty. */
export function refuse(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new RefusedError(...refusals);
}
