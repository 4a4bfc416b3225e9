import { CART_LINES, parseCart, type CartItem } from '../domain';

const KEY = 'lectern.cart';
const COUNT_KEY = 'lectern.cart-count';
const EVENT = 'lectern:cart';

/** The items of the cart on this device, in the order in which they were added; none where it cannot be read. */
export function listCartItems(): CartItem[] {
  try {
    return parseItems(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** The lines of a cart, out of whatever was kept; throws a DocumentError when it is none. */
export const parseItems = (items: unknown): CartItem[] =>
  parseCart({ items, updatedAt: new Date() }, 'carts/device').items;

/** Whether another line finds room in the cart of this device. */
export const hasRoom = (): boolean => listCartItems().length < CART_LINES;

/**
 * Adds an item; one that is in the cart already changes nothing. False when the cart is full or this device keeps
 * nothing.
 */
export function addCartItem(item: CartItem): boolean {
  const items = listCartItems();
  if (items.some(({ productId }) => productId === item.productId)) return true;
  return items.length < CART_LINES && saveCartItems([...items, item]);
}

/**
 * Puts a line in the place of the one with the same product, such as after its price has changed; nothing where there
 * is none. False when this device keeps nothing.
 */
export function replaceCartItem(item: CartItem): boolean {
  return saveCartItems(listCartItems().map((kept) => (kept.productId === item.productId ? item : kept)));
}

/** Takes a product out of the cart. */
export function removeCartItem(productId: string): void {
  saveCartItems(listCartItems().filter((item) => item.productId !== productId));
}

/** Calls `listener` when the cart changes, here or in another tab; returns the end of it. */
export function observeCart(listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener();
  };
  addEventListener(EVENT, listener);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(EVENT, listener);
    removeEventListener('storage', hear);
  };
}

/** Keeps these items as the device's cart and tells who follows it. False when this device keeps nothing. */
export function saveCartItems(items: readonly CartItem[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(items));
    localStorage.setItem(COUNT_KEY, String(items.length));
  } catch {
    return false;
  }
  dispatchEvent(new Event(EVENT));
  return true;
}
