import { listSaved, removeSaved, saveForLater, syncCart, type SavedItem } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import { getCurrentPrice, type About } from './offerRecords';

export { listSaved, removeSaved, saveForLater, syncCart };

/** Something kept for later: what it is, null once it is no longer published. */
export type SavedThing = SavedItem & { about: About | null };

/** The line of a cart for something kept for later; null when it is not for sale now. Rejects with a BackendError. */
export async function cartItemOf({ kind, refId, about: what }: SavedThing): Promise<CartItem | null> {
  const price = what?.productId ? await getCurrentPrice(what.productId) : null;
  return what?.productId && price ? { productId: what.productId, priceId: price.id, kind, refId } : null;
}
