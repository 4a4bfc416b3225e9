import { handOver } from './agreement';
import { observeCart } from './cart';
import { isCartPending, syncCart } from './syncCart';

/** How long to wait after a failure before the cart is brought into step by itself, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Keeps the device's cart the one of `uid` (null: a guest's): at once, after each change, when the network is back, and
 * when the page is looked at again. Returns the end of it. Failures are silent: the cart works on the device alone, and
 * what changed is brought along later.
 */
export function keepCart(uid: string | null): () => void {
  handOver(uid);
  if (uid === null) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  const sync = (): void => {
    clearTimeout(timer);
    syncCart(uid).catch(() => {
      if (!hasEnded) timer = setTimeout(sync, PATIENCE);
    });
  };
  const onChange = (): void => {
    if (isCartPending()) sync();
  };
  const onLook = (): void => {
    if (document.visibilityState === 'visible') sync();
  };
  const stopObserving = observeCart(onChange);
  addEventListener('online', sync);
  document.addEventListener('visibilitychange', onLook);
  sync();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    stopObserving();
    removeEventListener('online', sync);
    document.removeEventListener('visibilitychange', onLook);
  };
}
