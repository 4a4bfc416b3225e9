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

/** Milliseconds without a sign of life after which the worker is given up; it gives one every ten seconds. */
const SILENCE_MS = 60_000;

/** The worker's answer: `problem` says why the site is not stored. */
type Outcome = { isKept: boolean; problem?: string };

/**
 * Stores the live revision on this device, and each later one. Rejects with an Error when the browser cannot, when the
 * network or the space runs out, or when the worker gives no sign of life for a minute.
 */
export async function storeSite(): Promise<void> {
  if (!hasWorkers()) throw new Error('This browser cannot store the site.');
  saveStorageChoice('yes');
  await navigator.serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' });
  const { isKept, problem } = await askWorker();
  if (!isKept) throw new Error(problem);
}

/** Asks the worker to store the site. Its second port receives signs of life; older workers ignore that port. */
function askWorker(): Promise<Outcome> {
  const { port1: answer, port2: answered } = new MessageChannel();
  const { port1: signs, port2: signalled } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Outcome>((resolve, reject) => {
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error('The service worker has stopped answering.')), SILENCE_MS);
    };
    answer.onmessage = ({ data }: MessageEvent<Outcome>) => resolve(data);
    signs.onmessage = wait;
    wait();
    navigator.serviceWorker.ready
      .then(({ active }) => active?.postMessage('keep', [answered, signalled]))
      .catch(reject);
  }).finally(() => {
    clearTimeout(timer);
    answer.close();
    signs.close();
  });
}

/** Removes the site from this device, and stores nothing of it until `storeSite` is called. */
export async function removeSite(): Promise<void> {
  saveStorageChoice('no');
  if (!hasWorkers()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all([APP_CACHE.cache, APP_CACHE.catalogue].map((name) => caches.delete(name)));
}
