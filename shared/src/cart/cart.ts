import { CART_LINES, parseCart, type CartItem } from '../domain';

const KEY = 'lectern.cart';
const COUNT_KEY = 'lectern.cart-count';
const EVENT = 'lectern:cart';

/** The items of the cart on this device, in the order in which they were added; none where it cannot be read. */
export function listCartItems(): CartItem[] {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return parseCart({ items, updatedAt: new Date() }, 'carts/device').items;
  } catch {
    return [];
  }
}

/** Adds an item; one that is in the cart already changes nothing. False when the cart is full or this device keeps nothing. */
export function addCartItem(item: CartItem): boolean {
  const items = listCartItems();
  if (items.some(({ productId }) => productId === item.productId)) return true;
  return items.length < CART_LINES && saveCartItems([...items, item]);
}

/** Takes a product out of the cart. */
export function removeCartItem(productId: string): void {
  saveCartItems(listCartItems().filter((item) => item.productId !== productId));
}

/** Calls `listener` when the cart changes, here or in another tab; returns the end of it. */
export function observeCart(listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === KEY) listener();
  };
  addEventListener(EVENT, listener);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(EVENT, listener);
    removeEventListener('storage', hear);
  };
}

function saveCartItems(items: readonly CartItem[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(items));
    localStorage.setItem(COUNT_KEY, String(items.length));
  } catch {
    return false;
  }
  dispatchEvent(new Event(EVENT));
  return true;
}
