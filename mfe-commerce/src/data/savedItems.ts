import type { SavedItem } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { itemDetails } from './offers';
import type { SavedEntry } from './accountRecords';

/** Loads the module that calls the backend, and in parallel the SDK that it needs. */
const records = () => {
  import('@lectern/shared/firebase/documents').catch(() => undefined);
  return import('./accountRecords');
};

/** Query for the items that a user has saved for later, the newest first. */
export const savedItems = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'shopping', 'saved'],
    queryFn: async ({ client }): Promise<SavedEntry[]> => {
      const saved = await (await records()).listSaved(uid);
      return Promise.all(
        saved.map(async ({ kind, refId }) => ({
          kind,
          refId,
          details: await client.query(itemDetails({ kind, refId })),
        })),
      );
    },
  });

/** Resolves to the cart item of a saved item; null when it is not for sale now. Rejects with a BackendError. */
export const cartItemOf = async (entry: SavedEntry): Promise<CartItem | null> => (await records()).cartItemOf(entry);

/** Moves an item of the cart to the saved ones; a failure loses nothing. Rejects with a BackendError. */
export const moveToSaved = async (uid: string, item: CartItem): Promise<void> =>
  (await records()).moveToSaved(uid, item);

/** Removes a saved item. Rejects with a BackendError. */
export const removeSavedItem = async (uid: string, item: SavedItem): Promise<void> =>
  (await records()).removeSaved(uid, item);
