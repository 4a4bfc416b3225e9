import { createSaveScheduler, onOnline, onPageShown } from '../sync';
import { observeCart } from './cart';
import { assignCart } from './cartAccount';
import { isCartPending, syncCart } from './syncCart';

/** After a failure the cart is synchronised again in half a minute, then less and less often. In milliseconds. */
const DELAYS = { debounce: 0, firstRetry: 30_000, maxRetry: 300_000 };

/**
 * Assigns the device's cart to `uid` (null: a guest) and synchronises it: at once, after each change, when the network
 * returns, and when the page is shown again. Returns a function that ends it. Failures are silent: the cart works on
 * the device alone, and its changes are sent with the next attempt.
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
  const sync = (): void => scheduler.request('leaving');
  const syncIfPending = (): void => {
    if (isCartPending()) sync();
  };
  const stops = [observeCart(syncIfPending), onOnline(sync), onPageShown(sync), scheduler.stop];
  sync();
  return () => {
    for (const stop of stops) stop();
  };
}
