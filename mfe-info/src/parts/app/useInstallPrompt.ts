import { useCallback, useEffect, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useIsHydrating } from '@lectern/shared/loading';

/** Event of browsers that can install the site (`beforeinstallprompt`); not fired when it is installed already. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** State of the installation. `none`: the browser offers none; `running`: this page runs as the installed app. */
export type Installation = 'none' | 'offered' | 'dismissed' | 'installed' | 'running';

type State = { installation: Installation; offer: InstallPromptEvent | null };

/** State while a page that the gateway rendered hydrates: the server knows nothing of the device. */
const UNKNOWN: State = { installation: 'none', offer: null };

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event && typeof event.prompt === 'function';
const isRunning = (): boolean => typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;

/** Tracks the browser's offer to install the site. `install()` shows the browser's prompt, once per offer. */
export function useInstallPrompt(): { installation: Installation; install: () => Promise<void> } {
  const { app } = useHost();
  const [latest, setLatest] = useState<State | null>(null);
  const isHydrating = useIsHydrating();
  const { installation, offer } = latest ?? (isHydrating ? UNKNOWN : stateBefore(app.installOffer()));
  useEffect(() => {
    const offered = (event: Event): void => {
      if (!isPrompt(event)) return;
      event.preventDefault();
      setLatest({ installation: 'offered', offer: event });
    };
    const installed = (): void => setLatest({ installation: 'installed', offer: null });
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
  const install = useCallback(async () => {
    if (!offer) return;
    setLatest({ installation, offer: null });
    const { outcome } = await offer.prompt();
    setLatest({ installation: outcome === 'accepted' ? 'installed' : 'dismissed', offer: null });
  }, [installation, offer]);
  return { installation, install };
}

/** Returns the state when the screen opens; `early` is an offer that the shell received before. */
function stateBefore(early: Event | null): State {
  const offer = early && isPrompt(early) ? early : null;
  return { installation: isRunning() ? 'running' : offer ? 'offered' : 'none', offer };
}
