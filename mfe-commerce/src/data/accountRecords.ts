import { listSaved, moveToSaved, removeSaved, syncCart, type SavedItem } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import { getCurrentPrice, type ItemDetails } from './offerRecords';

export { listSaved, moveToSaved, removeSaved, syncCart };

/** Item that is saved for later; `details` is null once it is no longer published. */
export type SavedEntry = SavedItem & { details: ItemDetails | null };

/** Resolves to the cart item of a saved item; null when it is not for sale now. Rejects with a BackendError. */
export async function cartItemOf({ kind, refId, details }: SavedEntry): Promise<CartItem | null> {
  const price = details?.productId ? await getCurrentPrice(details.productId) : null;
  return details?.productId && price ? { productId: details.productId, priceId: price.id, kind, refId } : null;
}
