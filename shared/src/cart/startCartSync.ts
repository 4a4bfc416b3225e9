import { createSaveScheduler, onOnline, onPageShown } from '../sync';
import { observeCart } from './cart';
import { assignCart } from './cartAccount';
import { isCartPending, syncCart } from './syncCart';

/** Delays in milliseconds. A failed synchronisation is retried after half a minute, then less and less often. */
const DELAYS = { debounce: 0, firstRetry: 30_000, maxRetry: 300_000 };

/**
 * Assigns the cart on this device to `uid` (null for a guest) and keeps it synchronised: at once, after each change,
 * when the network returns, and when the page is shown again. Returns a function that stops it. Failures are silent:
 * the cart still works on the device, and the next attempt sends its changes.
 */
export function startCartSync(uid: string | null): () => void {
  assignCart(uid);
  if (uid === null) return () => undefined;
  const synchronise = (): Promise<boolean> =>
    syncCart(uid).then(
      () => true,
      () => false,
    );
  const scheduler = createSaveScheduler(synchronise, DELAYS);
  const sync = (): void => {
    // Also while it waits to retry: the network, or the person, may have returned.
    scheduler.retry();
    scheduler.request('now');
  };
  const syncIfPending = (): void => {
    if (isCartPending()) sync();
  };
  const stops = [observeCart(syncIfPending), onOnline(sync), onPageShown(sync), scheduler.stop];
  sync();
  return () => {
    for (const stop of stops) stop();
  };
}
