import { CART_LINES, type CartItem } from '../domain';
import { isSame, readStored, writeStored } from '../sync';
import { listCartItems, parseItems, saveCartItems } from './cart';

const KEY = 'lectern.cart-account';

/** Lines that were removed from the cart: those of products that the person owns, and those that found no room. */
export type RemovedLines = { owned: CartItem[]; over: CartItem[] };

/**
 * The account that this device's cart belongs to. `base` is the cart as device and account last agreed on it. `parked`
 * holds the lines of somebody who signed out before their last change had reached the account. Removed lines are listed
 * until the person has dismissed the notice.
 */
export type CartAccount = RemovedLines & { uid: string; base: CartItem[]; parked: CartItem[] | null };

/** Returns the account of this device's cart; null while the cart is a guest's. */
export function readCartAccount(): CartAccount | null {
  const { uid, base, parked = null, owned, over } = (readStored(KEY) ?? {}) as Record<string, unknown>;
  if (typeof uid !== 'string') return null;
  return {
    uid,
    base: parseItems(base),
    parked: parked === null ? null : parseItems(parked),
    owned: parseItems(owned),
    over: parseItems(over),
  };
}

/** Stores the account of this device's cart, or removes it. Without storage there is no cart to store either. */
export const saveCartAccount = (account: CartAccount | null): void => void writeStored(KEY, account);

/** Returns the lines that were removed from the cart and whose notice has not been dismissed. */
export function getRemovedLines(): RemovedLines {
  const { owned = [], over = [] } = readCartAccount() ?? {};
  return { owned, over };
}

/** Dismisses the notice about removed lines. */
export function dismissRemovedLines(): void {
  const account = readCartAccount();
  if (account) saveCartAccount({ ...account, owned: [], over: [] });
}

/**
 * Assigns this device's cart to `uid`: a guest's lines stay, those of another account do not, and parked ones return.
 * With null, the account's lines leave the device; those with a change that has not reached the account are parked.
 */
export function assignCart(uid: string | null): void {
  const before = readCartAccount();
  const items = listCartItems();
  if (uid === null) {
    if (!before || before.parked) return;
    saveCartAccount(isSame(items, before.base) ? null : { ...before, parked: items, owned: [], over: [] });
    saveCartItems([]);
  } else if (before?.uid !== uid) {
    saveCartAccount({ uid, base: [], parked: null, owned: [], over: [] });
    if (before && !before.parked) saveCartItems([]);
  } else if (before.parked) {
    saveCartAccount({ ...before, parked: null });
    const parked = new Set(before.parked.map(({ productId }) => productId));
    saveCartItems([...before.parked, ...items.filter(({ productId }) => !parked.has(productId))].slice(0, CART_LINES));
  }
}
