import { CART_LINES, type CartItem } from '../domain';
import { listCartItems, parseItems, saveCartItems } from './cart';

const KEY = 'lectern.cart-account';

/**
 * Whose cart this device shows, and what the account's cart was when the two last agreed. `parked` are the lines of
 * somebody who left before their last change had reached the account. `owned` and `over` are lines that had to leave,
 * until the person has been told.
 */
export type Agreement = {
  uid: string;
  base: CartItem[];
  parked: CartItem[] | null;
  owned: CartItem[];
  over: CartItem[];
};

/** What was agreed last; null when this device's cart is nobody's. */
export function readAgreement(): Agreement | null {
  try {
    const {
      uid,
      base,
      parked = null,
      owned = [],
      over = [],
    } = JSON.parse(localStorage.getItem(KEY) ?? '') as Record<string, unknown>;
    if (typeof uid !== 'string') return null;
    return {
      uid,
      base: parseItems(base),
      parked: parked === null ? null : parseItems(parked),
      owned: parseItems(owned),
      over: parseItems(over),
    };
  } catch {
    return null;
  }
}

/** Keeps an agreement, or ends it. A device that keeps nothing is no failure: it starts anew each time. */
export function saveAgreement(agreement: Agreement | null): void {
  try {
    if (agreement) localStorage.setItem(KEY, JSON.stringify(agreement));
    else localStorage.removeItem(KEY);
  } catch {
    // The cart itself could not be kept either.
  }
}

/**
 * Hands the device's cart to `uid`: a guest's comes along, that of another account does not. Lines that were parked
 * come back. With null, the account's lines leave the device; those of a change that has not reached the account yet
 * are parked for the next sign-in.
 */
export function handOver(uid: string | null): void {
  const before = readAgreement();
  const items = listCartItems();
  if (uid === null) {
    if (!before || before.parked) return;
    const isPending = JSON.stringify(items) !== JSON.stringify(before.base);
    saveAgreement(isPending ? { ...before, parked: items, owned: [], over: [] } : null);
    saveCartItems([]);
  } else if (before?.uid !== uid) {
    saveAgreement({ uid, base: [], parked: null, owned: [], over: [] });
    if (before && !before.parked) saveCartItems([]);
  } else if (before.parked) {
    saveAgreement({ ...before, parked: null });
    const parked = new Set(before.parked.map(({ productId }) => productId));
    saveCartItems([...before.parked, ...items.filter(({ productId }) => !parked.has(productId))].slice(0, CART_LINES));
  }
}
