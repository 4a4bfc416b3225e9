import { CART_LINES, parseCart, type CartItem } from '../domain';
import { onStoredElsewhere, readStored, writeStored } from '../sync';

const KEY = 'lectern.cart';
const COUNT_KEY = 'lectern.cart-count';
/**
 * Dispatched on the window after each change. The shell and several remotes each bundle this module, so they share no
 * state.
 */
const EVENT = 'lectern:cart';

/** Returns the items of the cart on this device, oldest first; empty if it cannot be read. */
export const listCartItems = (): CartItem[] => parseItems(readStored(KEY));

/** Parses the items of a stored cart. Returns an empty array if any of them is malformed. */
export function parseItems(items: unknown): CartItem[] {
  try {
    return parseCart({ items, updatedAt: new Date() }, 'carts/device').items;
  } catch {
    return [];
  }
}

/** Returns true while the cart on this device has room for another item. */
export const hasRoom = (): boolean => listCartItems().length < CART_LINES;

/**
 * Adds an item; does nothing if the cart already contains it. Returns false when the cart is full or this device cannot
 * store it.
 */
export function addCartItem(item: CartItem): boolean {
  const items = listCartItems();
  if (items.some(({ productId }) => productId === item.productId)) return true;
  return items.length < CART_LINES && saveCartItems([...items, item]);
}

/**
 * Replaces the item with the same product, for example after its price has changed; does nothing if there is none.
 * Returns false when this device cannot store it.
 */
export function replaceCartItem(item: CartItem): boolean {
  return saveCartItems(listCartItems().map((line) => (line.productId === item.productId ? item : line)));
}

/** Removes a product from the cart. Does nothing when this device cannot store the change. */
export function removeCartItem(productId: string): void {
  saveCartItems(listCartItems().filter((item) => item.productId !== productId));
}

/** Calls `listener` when the cart changes, here or in another tab. Returns a function that stops it. */
export function observeCart(listener: () => void): () => void {
  const stop = onStoredElsewhere(KEY, listener);
  addEventListener(EVENT, listener);
  return () => {
    removeEventListener(EVENT, listener);
    stop();
  };
}

/**
 * Stores the items of the cart on this device and notifies its observers. Returns false when this device cannot store
 * them.
 */
export function saveCartItems(items: readonly CartItem[]): boolean {
  if (!writeStored(KEY, items) || !writeStored(COUNT_KEY, items.length)) return false;
  dispatchEvent(new Event(EVENT));
  return true;
}
