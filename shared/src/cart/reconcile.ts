import { CART_LINES, type CartItem } from '../domain';
import { mergeChanges } from '../sync';

/**
 * The merged cart of device and account, with the items that were removed from it: `owned` ones belong to the person
 * already, `over` ones did not fit.
 */
export type Reconciled = { items: CartItem[]; owned: CartItem[]; over: CartItem[] };

/**
 * Merges the carts of device and account by their changes since `base`. A guest's cart has an empty base: the two are
 * united. The account's items come first, so the newest ones are the first that do not fit.
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
