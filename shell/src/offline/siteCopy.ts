import { APP_CACHE, parseAppCacheRecord } from '@lectern/shared/contract';
import { serviceWorkerUrl } from '../federation/page/trustedUrls';
import { saveStorageChoice } from './storageChoice';

const hasWorkers = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Resolves to the size in bytes of the stored site, before compression; null while no whole revision is stored. */
export async function storedBytes(): Promise<number | null> {
  if (!hasWorkers()) return null;
  const response = await caches.match(APP_CACHE.record, { cacheName: APP_CACHE.cache });
  return response ? parseAppCacheRecord((await response.json()) as unknown, 'record').bytes : null;
}

/**
 * Stores the live revision on this device, and each later one. Rejects with an Error when the browser cannot, or when
 * the network or the space runs out.
 */
export async function storeSite(): Promise<void> {
  if (!hasWorkers()) throw new Error('This browser cannot store the site.');
  saveStorageChoice('yes');
  await navigator.serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<{ isKept: boolean; problem?: string }>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ isKept: boolean; problem?: string }>) => resolve(data);
  });
  active?.postMessage('keep', [port2]);
  const { isKept, problem } = await answer;
  if (!isKept) throw new Error(problem);
}

/** Removes the site from this device, and stores nothing of it until `storeSite` is called. */
export async function removeSite(): Promise<void> {
  saveStorageChoice('no');
  if (!hasWorkers()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all([APP_CACHE.cache, APP_CACHE.catalogue].map((name) => caches.delete(name)));
}
