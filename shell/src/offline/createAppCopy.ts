import type { AppCopy } from '@lectern/shared/host';

type SiteCopy = {
  storedBytes: AppCopy['bytes'];
  storeSite: AppCopy['keep'];
  removeSite: AppCopy['remove'];
};

/**
 * Creates the host's access to the copy of the site on this device. Captures the browser's offer to install the site,
 * which is made once and early. `load` loads the rest when a screen needs it.
 */
export function createAppCopy(load: () => Promise<{ siteCopy: SiteCopy }>): AppCopy {
  const siteCopy = async (): Promise<SiteCopy> => (await load()).siteCopy;
  let offer: Event | null = null;
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers show their own banner over the page.
    event.preventDefault();
    offer = event;
  });
  addEventListener('appinstalled', () => void (offer = null));
  return {
    installOffer: () => offer,
    bytes: async () => (await siteCopy()).storedBytes(),
    keep: async () => (await siteCopy()).storeSite(),
    remove: async () => (await siteCopy()).removeSite(),
  };
}
