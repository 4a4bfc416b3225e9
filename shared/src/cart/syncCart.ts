import { CART_LINES, parseCart, type CartItem } from '../domain';
import { readAgreement, saveAgreement } from './agreement';
import { listCartItems, saveCartItems } from './cart';
import { isSame, mergeChanges } from './mergeChanges';
import { isOwned, listOwned, type Owned } from './ownership';
import { reconcile, type Reconciled } from './reconcile';
import { saveForLater } from './savedItems';

const LOCK = 'lectern.cart';
/** A change that comes while the cart is being brought into step is brought along; nobody changes a cart this often. */
const ROUNDS = 5;
const NOTHING: Owned = { products: new Set(), courses: new Set() };

let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the device's cart and `carts/{uid}` into step, one tab at a time: changes of both are merged, what the person
 * owns leaves, and what finds no room is saved for later. Does nothing unless the device's cart was handed to this
 * person. Rejects with a BackendError; a cart that could not be brought into step stays as it is on the device, and its
 * changes count the next time.
 */
export function syncCart(uid: string): Promise<void> {
  const run = (): Promise<void> =>
    'locks' in navigator ? navigator.locks.request(LOCK, () => bringIntoStep(uid)) : bringIntoStep(uid);
  const own = last.then(run, run);
  last = own.catch(() => undefined);
  return own;
}

/** Whether the device's cart holds a change that the account does not know yet. */
export function isCartPending(): boolean {
  const agreement = readAgreement();
  return agreement !== null && !agreement.parked && !isSame(agreement.base, listCartItems());
}

async function bringIntoStep(uid: string): Promise<void> {
  const { getDocument } = await import('@lectern/shared/firebase/documents');
  for (let round = 0; round < ROUNDS; round += 1) {
    const agreement = readAgreement();
    if (agreement?.uid !== uid || agreement.parked) return;
    const mine = listCartItems();
    const theirs = (await getDocument(`carts/${uid}`, readItems, { fresh: true })) ?? [];
    const owned = mine.length + theirs.length > 0 ? await listOwned(uid, { fresh: true }) : NOTHING;
    const result = await write(uid, agreement.base, mine, theirs, owned);
    await Promise.all(result.over.map((item) => saveForLater(uid, item)));
    if (settle(uid, mine, result)) return;
  }
}

/** Writes the account's cart unless it is as it should be; somebody else's change in between is taken in. */
async function write(
  uid: string,
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
  owned: Owned,
): Promise<Reconciled> {
  const owns = (item: CartItem): boolean => isOwned(owned, item);
  let result = reconcile(base, mine, theirs, owns);
  if (isSame(result.items, theirs)) return result;
  const { changeDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await changeDocument(`carts/${uid}`, readItems, (current) => {
    result = reconcile(base, mine, current ?? [], owns);
    return { items: result.items, updatedAt: serverTime };
  });
  return result;
}

/** Keeps what was agreed on; true when the device's cart is the account's now, false when it was changed meanwhile. */
function settle(uid: string, before: readonly CartItem[], { items, owned, over }: Reconciled): boolean {
  const agreement = readAgreement();
  if (agreement?.uid !== uid || agreement.parked) return true;
  const now = listCartItems();
  const next = mergeChanges(before, now, items, ({ productId }) => productId).slice(0, CART_LINES);
  saveAgreement({
    ...agreement,
    base: items,
    owned: joined(agreement.owned, owned),
    over: joined(agreement.over, over),
  });
  if (!isSame(next, now)) saveCartItems(next);
  return isSame(next, items);
}

const joined = (known: readonly CartItem[], more: readonly CartItem[]): CartItem[] =>
  mergeChanges(known, [...known, ...more], known, ({ productId }) => productId).slice(-CART_LINES);

/**
 * The lines of the account's cart; those of a document that breaks its form count as none, and the next write puts it
 * right.
 */
function readItems(data: unknown, path: string): CartItem[] {
  try {
    return parseCart(data, path).items;
  } catch (error) {
    console.warn(`Taken for an empty cart: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}
