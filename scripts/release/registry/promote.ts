import type { Change, Registry } from '@lectern/shared/contract';
import type { BundleStore } from '../store/bundleStore';
import { changeRegistry, type ChangeResult } from './change';
import { findRefusals } from './compatibility';
import type { AnyRelease, LiveState } from './liveState';
import { changedReleases, plan } from './plan';
import { RefusedError, type Refusal } from '../refusal';
import type { RegistryStore } from './store';
import { createOpenShells } from './openShells/openShells';

/** The two stores of a site: the log of revisions, and the published bundles. */
export type Stores = { registry: RegistryStore; bundles: BundleStore };

/** The open tabs to check against: `last-seven-days` where visitors may have old shells open, `none` for a new site. */
type OpenTabs = 'last-seven-days' | 'none';

/**
 * Makes published releases live in one revision; ignores those that are already live. Rejects with a RefusedError when
 * a release is damaged or incompatible, and with a StoreError when one is not published or a store fails. Nothing is
 * changed on failure.
 */
export async function promote(
  stores: Stores,
  releases: readonly AnyRelease[],
  change: Change,
  tabs: OpenTabs = 'last-seven-days',
): Promise<ChangeResult> {
  const check = createGate(stores.registry, tabs);
  return withPins(stores.bundles, releases, async () => {
    for (const release of releases) await stores.bundles.verify(release.remote, release.version);
    return changeRegistry(stores.registry, change, async (live) => {
      const next = plan(live, { kind: 'promote', releases });
      if (next) refuse(await check(live, next));
      return next;
    });
  });
}

/**
 * Runs `work` while no prune can remove these bundles. `work` has to verify them: they may be gone already. Rejects as
 * `work` does, and with a StoreError when the bundles can't be pinned.
 */
export async function withPins<T>(
  bundles: BundleStore,
  releases: readonly Pick<AnyRelease, 'remote' | 'version'>[],
  work: () => Promise<T>,
): Promise<T> {
  const pins: (() => Promise<void>)[] = [];
  try {
    for (const { remote, version } of releases) pins.push(await bundles.pin(remote, version));
    return await work();
  } finally {
    for (const unpin of pins) await unpin();
  }
}

/**
 * Resolves to the reasons why promoting `releases` would be refused now; empty for none. The releases need not be
 * published yet, so it does not check their bundles for damage.
 */
export async function previewPromotion(
  registry: RegistryStore,
  live: Registry | null,
  releases: readonly AnyRelease[],
  tabs: OpenTabs = 'last-seven-days',
): Promise<Refusal[]> {
  try {
    const next = plan(live, { kind: 'promote', releases });
    return next ? await createGate(registry, tabs)(live, next) : [];
  } catch (error) {
    if (error instanceof RefusedError) return [...error.refusals];
    throw error;
  }
}

function createGate(
  registry: RegistryStore,
  tabs: OpenTabs,
): (live: LiveState | null, next: LiveState) => Promise<Refusal[]> {
  const openShellsAt = createOpenShells(registry);
  return async (live, next) => {
    const openShells = tabs === 'none' ? [] : await openShellsAt(Date.now());
    return findRefusals(next, changedReleases(live, next), { live, openShells });
  };
}

/** Throws a RefusedError with these refusals, unless there are none. */
export function refuse(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new RefusedError(...refusals);
}
