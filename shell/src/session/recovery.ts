import { onOnline, onPageShown } from '@lectern/shared/sync';

/** Milliseconds between two attempts to reach the service. */
export const RECOVERY_INTERVAL = 30_000;

/**
 * Calls `retry` while `isNeeded()` and the page is visible: when the network returns, when the page is shown again, and
 * every half minute.
 */
export function recoverWhile(isNeeded: () => boolean, retry: () => void): void {
  const retryIfNeeded = (): void => {
    if (document.visibilityState === 'visible' && isNeeded()) retry();
  };
  onOnline(retryIfNeeded);
  onPageShown(retryIfNeeded);
  setInterval(retryIfNeeded, RECOVERY_INTERVAL);
}
