import { CART_LINES, type CartItem } from '../domain';
import { mergeChanges } from '../sync';

/**
 * The merged cart of device and account, and the lines that were removed from it: `owned` are those of products that
 * the person owns, `over` those that found no room.
 */
export type Reconciled = { items: CartItem[]; owned: CartItem[]; over: CartItem[] };

/**
 * Merges the device's cart and the account's by their changes since both were equal to `base`. A guest's cart has an
 * empty base: the two are united. The account's lines are first, so that the newest ones find no room.
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
