import { useCallback, useEffect, useState } from 'react';
import { useHost } from '@lectern/shared/host';

/** Event of browsers that can install the site (`beforeinstallprompt`); not fired when it is installed already. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** State of the installation; `none` when the browser offers nothing. */
export type Installation = 'none' | 'offered' | 'dismissed' | 'installed' | 'running';

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event && typeof event.prompt === 'function';
const isRunning = (): boolean => typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;

/** Tracks the browser's offer to install the site. `install()` prompts the visitor, once per offer. */
export function useInstallPrompt(): { installation: Installation; install: () => Promise<void> } {
  const { app } = useHost();
  const [offer, setOffer] = useState(() => {
    const early = app.installOffer();
    return early && isPrompt(early) ? early : null;
  });
  const [installation, setInstallation] = useState<Installation>(() => {
    if (isRunning()) return 'running';
    return offer ? 'offered' : 'none';
  });
  useEffect(() => {
    const offered = (event: Event): void => {
      if (!isPrompt(event)) return;
      event.preventDefault();
      setOffer(event);
      setInstallation('offered');
    };
    const installed = (): void => {
      setInstallation('installed');
    };
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
  const install = useCallback(async () => {
    if (!offer) return;
    setOffer(null);
    const { outcome } = await offer.prompt();
    setInstallation(outcome === 'accepted' ? 'installed' : 'dismissed');
  }, [offer]);
  return { installation, install };
}
