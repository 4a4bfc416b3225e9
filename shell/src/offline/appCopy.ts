import { APP_CACHE, parseAppCacheRecord } from '@lectern/shared/contract';
import { serviceWorkerUrl } from '../federation/trustedUrls';
import { saveKeptChoice } from './keptChoice';

const hasWorkers = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** The size in bytes of the site as this device keeps it, before compression; null while nothing whole is kept. */
export async function keptBytes(): Promise<number | null> {
  if (!hasWorkers()) return null;
  const response = await caches.match(APP_CACHE.record, { cacheName: APP_CACHE.cache });
  return response ? parseAppCacheRecord((await response.json()) as unknown, 'record').bytes : null;
}

/**
 * Keeps the live revision, and each later one. Rejects with an Error when the browser cannot, or the network or the
 * room ends before.
 */
export async function keepApp(): Promise<void> {
  if (!hasWorkers()) throw new Error('This browser keeps no sites.');
  saveKeptChoice('yes');
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

/** Removes the site from this device, and keeps nothing of it until `keepApp`. */
export async function removeApp(): Promise<void> {
  saveKeptChoice('no');
  if (!hasWorkers()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all([APP_CACHE.cache, APP_CACHE.catalogue].map((name) => caches.delete(name)));
}
