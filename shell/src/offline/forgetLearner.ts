import { accountCaches } from '@lectern/shared/contract';

/**
 * Removes what this device keeps for an account that has left it. Never rejects: a device without caches has kept
 * nothing.
 */
export function forgetLearner(uid: string): void {
  if (!('caches' in globalThis)) return;
  for (const name of Object.values(accountCaches(uid))) caches.delete(name).catch(() => undefined);
}
