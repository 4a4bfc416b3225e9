import type { AppCopy } from '@lectern/shared/host';

const copy = () => import('./appCopy');

/** Listens for the browser's offer to install the site, which comes once and early; the rest is loaded when somebody asks for it. */
export function createAppCopy(): AppCopy {
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
