import { listSaved, moveToSaved, removeSaved, syncCart, type SavedItem } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import { getCurrentPrice, type ItemFacts } from './offerRecords';

export { listSaved, moveToSaved, removeSaved, syncCart };

/** Item that is saved for later; `facts` is null once it is no longer published. */
export type SavedEntry = SavedItem & { facts: ItemFacts | null };

/** Resolves to the cart item of a saved item; null when it is not for sale now. Rejects with a BackendError. */
export async function cartItemOf({ kind, refId, facts }: SavedEntry): Promise<CartItem | null> {
  const price = facts?.productId ? await getCurrentPrice(facts.productId) : null;
  return facts?.productId && price ? { productId: facts.productId, priceId: price.id, kind, refId } : null;
}
