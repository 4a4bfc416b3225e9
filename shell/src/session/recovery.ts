import { onOnline, onPageShown } from '@lectern/shared/sync';

/** How long to wait before the service is asked again, in milliseconds. */
export const RECOVERY_INTERVAL = 30_000;

/**
 * Calls `retry` for as long as `isNeeded()`: when the connection is back, when the page is looked at again, and every
 * half minute that it is being looked at.
 */
export function recoverWhile(isNeeded: () => boolean, retry: () => void): void {
  const tryAgain = (): void => {
    if (document.visibilityState === 'visible' && isNeeded()) retry();
  };
  onOnline(tryAgain);
  onPageShown(tryAgain);
  setInterval(tryAgain, RECOVERY_INTERVAL);
}
