import { CART_LINES, type CartItem } from '../domain';
import { isSame, readStored, writeStored } from '../sync';
import { listCartItems, parseItems, saveCartItems } from './cart';

const KEY = 'lectern.cart-account';

/** Items that were removed from the cart: `owned` ones belong to the person already, `over` ones did not fit. */
export type RemovedLines = { owned: CartItem[]; over: CartItem[] };

/**
 * The account that the cart on this device belongs to. `base` is the cart as device and account last agreed on it.
 * `parked` holds the items of a person who signed out before their last change reached the account. `owned` and `over`
 * list removed items until their notice is dismissed.
 */
export type CartAccount = RemovedLines & { uid: string; base: CartItem[]; parked: CartItem[] | null };

/** Returns the account of the cart on this device; null while it is a guest's. */
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

/**
 * Stores the account of the cart on this device, or removes it. Ignores a failure: without storage there is no cart
 * either.
 */
export const saveCartAccount = (account: CartAccount | null): void => void writeStored(KEY, account);

/** Returns the items that were removed from the cart, until their notice is dismissed. */
export function getRemovedLines(): RemovedLines {
  const { owned = [], over = [] } = readCartAccount() ?? {};
  return { owned, over };
}

/** Dismisses the notice about removed items. */
export function dismissRemovedLines(): void {
  const account = readCartAccount();
  if (account) saveCartAccount({ ...account, owned: [], over: [] });
}

/**
 * Assigns the cart on this device to `uid`: keeps a guest's items, drops those of another account, and restores parked
 * ones. With null, empties the cart, and parks its items if a change has not reached the account.
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
