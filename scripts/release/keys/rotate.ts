import type { Change } from '@lectern/shared/contract';
import { changeRegistry, type ChangeResult } from '../registry/change';
import { latestOrNull, type RegistryStore } from '../registry/store';

/**
 * Hands over to a new key, by a revision that the present key signs and that changes nothing else. The present key's
 * private half is removed from the home. Throws a StoreError; `empty` before the first revision.
 */
export function rotateReleaseKey(store: RegistryStore, change: Change): Promise<ChangeResult> {
  return changeRegistry({ ...store, append: (registry) => store.append(registry, true) }, change, (live) => live);
}

/**
 * Appends a first signed revision to a log from before signatures. Resolves to false when the newest revision is signed
 * or there is none.
 */
export async function signFirst(store: RegistryStore, change: Change): Promise<boolean> {
  const latest = await latestOrNull(store);
  if (!latest || (await store.signerOf(latest.serial)) !== null) return false;
  await changeRegistry(store, change, (live) => live);
  return true;
}
