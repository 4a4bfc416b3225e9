import { CART_LINES, parseCart, type CartItem } from '../domain';
import { isSame, mergeChanges, withLock } from '../sync';
import { listCartItems, removeCartItem, saveCartItems } from './cart';
import { readCartAccount, saveCartAccount } from './cartAccount';
import { isOwned, listOwned, type Owned } from './ownership';
import { reconcile, type Reconciled } from './reconcile';
import { removeSaved, saveForLater } from './savedItems';

/** Maximum number of rounds. A cart that changes while it is synchronised needs another one. */
const MAX_ROUNDS = 5;
const LOCK = 'lectern.cart';
const NOTHING_OWNED: Owned = { products: new Set(), courses: new Set() };

/**
 * Synchronises the cart on this device with `carts/{uid}`, one tab at a time. Merges the changes of both and removes
 * products that the person owns. Items that do not fit are saved for later; an item that was added is removed from the
 * saved ones. Does nothing unless the cart belongs to this person. Rejects with a BackendError; the cart and its
 * pending changes then stay as they are.
 */
export const syncCart = (uid: string): Promise<void> => withLock(LOCK, () => synchronise(uid));

/**
 * Saves an item for later, then removes it from the cart: a failure loses nothing. Not while the cart is synchronised,
 * which would take the item for one that was put into the cart. Rejects with a BackendError.
 */
export const moveToSaved = (uid: string, item: CartItem): Promise<void> =>
  withLock(LOCK, async () => {
    await saveForLater(uid, item);
    removeCartItem(item.productId);
  });

/** Returns true while the cart on this device has a change that has not reached the account. */
export function isCartPending(): boolean {
  const account = readCartAccount();
  return account !== null && !account.parked && !isSame(account.base, listCartItems());
}

async function synchronise(uid: string): Promise<void> {
  const { getDocument } = await import('@lectern/shared/firebase/documents');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const account = readCartAccount();
    if (account?.uid !== uid || account.parked) return;
    const mine = listCartItems();
    const theirs = (await getDocument(`carts/${uid}`, readItems, { fresh: true })) ?? [];
    const owned = mine.length + theirs.length > 0 ? await listOwned(uid, { fresh: true }) : NOTHING_OWNED;
    const result = await write(uid, theirs, (current) =>
      reconcile(account.base, mine, current, (item) => isOwned(owned, item)),
    );
    await Promise.all([
      ...result.over.map((item) => saveForLater(uid, item)),
      ...addedItems(account.base, result.items).map((item) => removeSaved(uid, item)),
    ]);
    if (settle(uid, mine, result)) return;
  }
}

const addedItems = (base: readonly CartItem[], items: readonly CartItem[]): CartItem[] =>
  items.filter(({ productId }) => !base.some((item) => item.productId === productId));

/** Writes the merged cart to the account, unless both are equal. Merges a concurrent change as well. */
async function write(
  uid: string,
  theirs: readonly CartItem[],
  merge: (current: readonly CartItem[]) => Reconciled,
): Promise<Reconciled> {
  let result = merge(theirs);
  if (isSame(result.items, theirs)) return result;
  const { changeDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await changeDocument(`carts/${uid}`, readItems, (current) => {
    result = merge(current ?? []);
    return { items: result.items, updatedAt: serverTime };
  });
  return result;
}

/**
 * Stores the merged cart on the device. Returns false when the cart has changed in the meantime and needs another
 * round.
 */
function settle(uid: string, before: readonly CartItem[], { items, owned, over }: Reconciled): boolean {
  const account = readCartAccount();
  if (account?.uid !== uid || account.parked) return true;
  const now = listCartItems();
  const next = mergeChanges(before, now, items, ({ productId }) => productId).slice(0, CART_LINES);
  saveCartAccount({
    ...account,
    base: items,
    owned: union(account.owned, owned),
    over: union(account.over, over),
  });
  if (!isSame(next, now)) saveCartItems(next);
  return isSame(next, items);
}

const union = (known: readonly CartItem[], more: readonly CartItem[]): CartItem[] =>
  mergeChanges(known, [...known, ...more], known, ({ productId }) => productId).slice(-CART_LINES);

/** Parses the items of the account's cart. Reads a malformed document as an empty cart: the next write repairs it. */
function readItems(data: unknown, path: string): CartItem[] {
  try {
    return parseCart(data, path).items;
  } catch (error) {
    console.warn(`Read as an empty cart: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}
