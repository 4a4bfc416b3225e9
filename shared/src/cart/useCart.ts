import { useSyncExternalStore } from 'react';
import type { CartItem } from '../domain';
import { isSame } from '../sync';
import { listCartItems, observeCart } from './cart';

let snapshot: CartItem[] = [];

/** Returns the same array until the cart changes, as React requires of an external store. */
function getSnapshot(): CartItem[] {
  const items = listCartItems();
  if (!isSame(items, snapshot)) snapshot = items;
  return snapshot;
}

/** The cart during hydration: the gateway knows no carts. */
const NONE: CartItem[] = [];

/** Returns the items of the cart, and renders again whenever it changes. */
export const useCart = (): CartItem[] => useSyncExternalStore(observeCart, getSnapshot, () => NONE);
