import { createSignal, type Signal } from './signal';

const KEY = 'lectern.cart-count';
const EVENT = 'lectern:cart';

/**
 * How many lines the cart has. Whoever changes the cart writes the number into local storage under `lectern.cart-count` and dispatches
 * `lectern:cart` on the window; other tabs learn of it from the storage itself. Anything but a whole number counts as none.
 */
export function createCartCount(): Signal<number> {
  const count = createSignal(read());
  const update = (): void => count.set(read());
  addEventListener(EVENT, update);
  addEventListener('storage', (event) => {
    if (event.key === KEY) update();
  });
  return count;
}

function read(): number {
  try {
    const count = Number(localStorage.getItem(KEY));
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}
