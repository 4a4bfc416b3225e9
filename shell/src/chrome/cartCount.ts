import { useEffect } from 'react';
import { useSession } from '../session/SessionContext';
import { whenIdle } from '../session/whenIdle';
import { createSignal, type Signal } from './signal';

const KEY = 'lectern.cart-count';
const EVENT = 'lectern:cart';
/** There is one while the device's cart belongs to an account. */
const ACCOUNT_KEY = 'lectern.cart-account';

/**
 * How many lines the cart has. Whoever changes the cart writes the number into local storage under `lectern.cart-count`
 * and dispatches `lectern:cart` on the window; other tabs learn of it from the storage itself. Anything but a whole
 * number counts as none.
 */
export function createCartCount(): Signal<number> {
  const count = createSignal(readCount());
  const update = (): void => count.set(readCount());
  addEventListener(EVENT, update);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) update();
  });
  return count;
}

/**
 * Keeps the device's cart the one of whoever is signed in, so that the count is right on every screen. Needs nothing
 * until the page is idle.
 */
export function useAccountCart(): void {
  const uid = useSession().user?.uid ?? null;
  useEffect(() => {
    if (uid === null && read(ACCOUNT_KEY) === null) return undefined;
    let stop: (() => void) | null = null;
    let hasEnded = false;
    whenIdle(() => {
      if (hasEnded) return;
      void import('@lectern/shared/cart').then(
        ({ startCartSync }) => {
          if (!hasEnded) stop = startCartSync(uid);
        },
        () => undefined,
      );
    });
    return () => {
      hasEnded = true;
      stop?.();
    };
  }, [uid]);
}

function readCount(): number {
  const count = Number(read(KEY));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
