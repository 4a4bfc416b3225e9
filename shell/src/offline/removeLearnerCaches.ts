import { accountCaches } from '@lectern/shared/contract';

/**
 * Removes the caches of an account that has signed out here. Never throws; does nothing where the browser has no
 * caches.
 */
export function removeLearnerCaches(uid: string): void {
  if (!('caches' in globalThis)) return;
  for (const name of Object.values(accountCaches(uid))) caches.delete(name).catch(() => undefined);
}
