import { storedText } from '../boot/storedText';
import { createSignal, type Signal } from './signal';

const COUNT_KEY = 'lectern.cart-count';
const EVENT = 'lectern:cart';
/** Set while the cart on this device belongs to an account. */
const ACCOUNT_KEY = 'lectern.cart-account';

/**
 * Creates the signal of the number of items in the cart. Code that changes the cart writes the number into local
 * storage under `lectern.cart-count` and dispatches `lectern:cart` on the window; other tabs see the storage event.
 * Anything but a whole number counts as 0.
 */
export function createCartCount(): Signal<number> {
  const count = createSignal(0);
  const update = (): void => count.set(readCount());
  update();
  addEventListener(EVENT, update);
  addEventListener('storage', ({ key }) => {
    if (key === COUNT_KEY || key === null) update();
  });
  return count;
}

/** Returns true while the cart on this device belongs to an account. */
export function hasAccountCart(): boolean {
  return storedText(ACCOUNT_KEY) !== null;
}

function readCount(): number {
  const count = Number(storedText(COUNT_KEY));
  return Number.isInteger(count) && count > 0 ? count : 0;
}
