import { useSyncExternalStore } from 'react';
import type { CartItem } from '../domain';
import { listCartItems, observeCart } from './cart';

let kept: { text: string; items: CartItem[] } = { text: '', items: [] };

/** The same array until the cart changes, as React asks of a store. */
function snapshot(): CartItem[] {
  const items = listCartItems();
  const text = JSON.stringify(items);
  if (text !== kept.text) kept = { text, items };
  return kept.items;
}

/** The items of the cart, following every change. */
export function useCart(): CartItem[] {
  return useSyncExternalStore(observeCart, snapshot);
}
