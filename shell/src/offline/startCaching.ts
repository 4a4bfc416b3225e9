import { onOnline } from '@lectern/shared/sync';
import type { LiveRegistry } from '../federation/live/liveRegistry';
import { serviceWorkerUrl } from '../federation/page/trustedUrls';
import { isStorageWanted } from './storageChoice';

/**
 * Registers the service worker, and asks it to store each revision that becomes live. Asks again when the network is
 * back, for revisions that it could not fetch. Does nothing where the browser has no service workers, or where the
 * visitor or the browser declines. Never rejects: the site works without it while there is a network.
 */
export async function startCaching(live: LiveRegistry): Promise<void> {
  if (!('serviceWorker' in navigator) || !isStorageWanted()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' });
    // One at a time: a worker that never gets ready must not gather a request for each revision.
    let isAsking = false;
    const store = (): void => {
      if (isAsking || !isStorageWanted()) return;
      isAsking = true;
      void navigator.serviceWorker.ready.then(({ active }) => {
        isAsking = false;
        active?.postMessage('keep');
      });
    };
    store();
    live.subscribe(store);
    onOnline(store);
  } catch (error) {
    console.warn('The site could not be stored on this device.', error);
  }
}
