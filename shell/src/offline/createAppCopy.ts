import type { AppCopy } from '@lectern/shared/host';

type Copy = { keptBytes: AppCopy['bytes']; keepApp: AppCopy['keep']; removeApp: AppCopy['remove'] };

/**
 * Listens for the browser's offer to install the site, which comes once and early; `load` brings the rest when somebody
 * asks for it.
 */
export function createAppCopy(load: () => Promise<{ appCopy: Copy }>): AppCopy {
  const copy = async (): Promise<Copy> => (await load()).appCopy;
  let offer: Event | null = null;
  addEventListener('beforeinstallprompt', (event) => {
    // Without this some browsers show a banner of their own over the page.
    event.preventDefault();
    offer = event;
  });
  addEventListener('appinstalled', () => void (offer = null));
  return {
    installOffer: () => offer,
    bytes: async () => (await copy()).keptBytes(),
    keep: async () => (await copy()).keepApp(),
    remove: async () => (await copy()).removeApp(),
  };
}
