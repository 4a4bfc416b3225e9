import type { Change, Registry } from '@lectern/shared/contract';
import { changeRegistry, type ChangeResult } from '../registry/change';
import { latestOrNull, type RegistryStore } from '../registry/store';

/**
 * Hands over to a new key, by a revision that the present key signs and that changes nothing else. The present key's
 * private half is removed from the home. A second revision follows, which the new key signs: from there on gateways and
 * browsers refuse the former key, and accept a lower serial where the newest revisions were lost. Resolves to the
 * first of both. Throws a StoreError; `empty` before the first revision.
 */
export async function rotateReleaseKey(store: RegistryStore, change: Change): Promise<ChangeResult> {
  const rotating = { ...store, append: (registry: Registry) => store.append(registry, { rotates: true }) };
  const rotated = await changeRegistry(rotating, change, (live) => live);
  await changeRegistry(store, change, (live) => live);
  return rotated;
}

/**
 * Appends a revision without a change when the newest one is from before signatures, or names another online key than
 * this home has, so that nobody could renew it. Resolves to false when neither is so, or there is no revision.
 */
export async function signAtStart(store: RegistryStore, change: Change, now = Date.now()): Promise<boolean> {
  const latest = await latestOrNull(store);
  if (!latest || (await store.proofOf(latest, now))?.renewal) return false;
  await changeRegistry(store, change, (live) => live);
  return true;
}
