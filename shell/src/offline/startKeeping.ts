import { onOnline } from '@lectern/shared/sync';
import type { LiveRegistry } from '../federation/liveRegistry';
import { serviceWorkerUrl } from '../federation/trustedUrls';
import { isToBeKept } from './keptChoice';

/**
 * Registers the service worker, and has it keep each revision that becomes live; once the network is back, what it
 * could not keep without one. Does nothing where the browser has none, and where the person or the browser does not
 * want it. Never rejects: without it the site works as long as there is a network.
 */
export async function startKeeping(live: LiveRegistry): Promise<void> {
  if (!('serviceWorker' in navigator) || !isToBeKept()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' });
    const keep = (): void => {
      if (isToBeKept()) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep'));
    };
    keep();
    live.subscribe(keep);
    onOnline(keep);
  } catch (error) {
    console.warn('The site could not be kept on this device.', error);
  }
}
