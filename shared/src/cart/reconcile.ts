import { CART_LINES, type CartItem } from '../domain';
import { mergeChanges } from './mergeChanges';

/**
 * A cart as it is to be at both places, and what had to leave it: what the person owns already, and what found no room.
 */
export type Reconciled = { items: CartItem[]; owned: CartItem[]; over: CartItem[] };

/**
 * One cart of the device's and the account's, by what changed at each since they last agreed on `base`. A cart that was
 * filled without an account has no base: the two are united. The account's lines come first, so that what finds no room
 * is what came last.
 */
export function reconcile(
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
  owns: (item: CartItem) => boolean,
): Reconciled {
  const merged = mergeChanges(base, mine, theirs, ({ productId }) => productId);
  const wanted = merged.filter((item) => !owns(item));
  return { items: wanted.slice(0, CART_LINES), owned: merged.filter(owns), over: wanted.slice(CART_LINES) };
}
