import { useCallback, useEffect, useState } from 'react';
import { useHost } from '@lectern/shared/host';

/**
 * The event by which a browser says that the site can be installed (W3C Manifest Incubations, "beforeinstallprompt");
 * not every browser has it, and none has it where the site is installed already.
 */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Whether the site can be installed from here: `none` where the browser does not say. */
export type Installation = 'none' | 'offered' | 'dismissed' | 'installed' | 'running';

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event && typeof event.prompt === 'function';
const isRunning = (): boolean => typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;

/** Follows what the browser offers, and asks the visitor on `install()`, which each offer allows once. */
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
