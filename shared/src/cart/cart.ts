import { CART_LINES, parseCart, type CartItem } from '../domain';
import { onStoredElsewhere, readStored, writeStored } from '../sync';

const KEY = 'lectern.cart';
const COUNT_KEY = 'lectern.cart-count';
/** Dispatched on the window after each change: this module is bundled into several remotes and the shell. */
const EVENT = 'lectern:cart';

/** Returns the items of this device's cart in the order in which they were added; none where it cannot be read. */
export const listCartItems = (): CartItem[] => parseItems(readStored(KEY));

/** Returns the lines of a stored cart; none when one of them is malformed. */
export function parseItems(items: unknown): CartItem[] {
  try {
    return parseCart({ items, updatedAt: new Date() }, 'carts/device').items;
  } catch {
    return [];
  }
}

/** Returns true while the cart of this device has room for another line. */
export const hasRoom = (): boolean => listCartItems().length < CART_LINES;

/**
 * Adds an item; one that is in the cart already changes nothing. Returns false when the cart is full or this device
 * stores nothing.
 */
export function addCartItem(item: CartItem): boolean {
  const items = listCartItems();
  if (items.some(({ productId }) => productId === item.productId)) return true;
  return items.length < CART_LINES && saveCartItems([...items, item]);
}

/**
 * Replaces the line of the same product, such as after its price has changed; does nothing where there is none. Returns
 * false when this device stores nothing.
 */
export function replaceCartItem(item: CartItem): boolean {
  return saveCartItems(listCartItems().map((line) => (line.productId === item.productId ? item : line)));
}

/** Removes a product from the cart. */
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

/** Stores the items of this device's cart and notifies its observers. Returns false when this device stores nothing. */
export function saveCartItems(items: readonly CartItem[]): boolean {
  if (!writeStored(KEY, items) || !writeStored(COUNT_KEY, items.length)) return false;
  dispatchEvent(new Event(EVENT));
  return true;
}
