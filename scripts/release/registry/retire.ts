import type { Change, RemoteName } from '@lectern/shared/contract';
import { changeRegistry, type ChangeResult } from './change';
import { plan } from './plan';
import type { Stores } from './promote';

/**
 * Takes a remote off the site: its routes answer "not found" and no new page loads it. Its bundles stay published, so
 * that a promotion brings it back. Does nothing when it is not live. Throws a StoreError.
 */
export function retire({ registry }: Stores, remote: RemoteName, change: Change): Promise<ChangeResult> {
  return changeRegistry(registry, change, (live) => plan(live, { kind: 'retire', remote }));
}
