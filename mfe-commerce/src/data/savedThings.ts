import { listSaved, removeSaved, type SavedItem } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { about, getCurrentPrice, type About } from './offers';

/** Something kept for later: what it is, null once it is no longer published. */
export type SavedThing = SavedItem & { about: About | null };

/** What the person keeps for later, the newest first. */
export const savedThings = (uid: string) => queryOptions({
  networkMode: 'always',
  queryKey: ['users', uid, 'shopping', 'saved'],
  queryFn: async ({ client }): Promise<SavedThing[]> => {
    const saved = await listSaved(uid);
    return Promise.all(saved.map(async ({ kind, refId }) => ({ kind, refId, about: await client.query(about({ kind, refId })) })));
  },
});

/** The line of a cart for something kept for later; null when it is not for sale now. Rejects with a BackendError. */
export async function cartItemOf({ kind, refId, about: what }: SavedThing): Promise<CartItem | null> {
  const price = what?.productId ? await getCurrentPrice(what.productId) : null;
  return what?.productId && price ? { productId: what.productId, priceId: price.id, kind, refId } : null;
}

/** Forgets something that was kept for later. */
export const forgetSaved = (uid: string, thing: SavedItem): Promise<void> => removeSaved(uid, thing);
