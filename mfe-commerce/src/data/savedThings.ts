import type { SavedItem } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { about } from './offers';
import type { SavedThing } from './accountRecords';

/** What asks the backend. The SDK, without which it is of no use, is on its way meanwhile. */
const records = () => {
  import('@lectern/shared/firebase/documents').catch(() => undefined);
  return import('./accountRecords');
};

/** What the person keeps for later, the newest first. */
export const savedThings = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'shopping', 'saved'],
    queryFn: async ({ client }): Promise<SavedThing[]> => {
      const saved = await (await records()).listSaved(uid);
      return Promise.all(
        saved.map(async ({ kind, refId }) => ({ kind, refId, about: await client.query(about({ kind, refId })) })),
      );
    },
  });

/** The line of a cart for something kept for later; null when it is not for sale now. Rejects with a BackendError. */
export const cartItemOf = async (thing: SavedThing): Promise<CartItem | null> => (await records()).cartItemOf(thing);

/** Keeps something for later. Rejects with a BackendError. */
export const keepForLater = async (uid: string, thing: SavedItem): Promise<void> =>
  (await records()).saveForLater(uid, thing);

/** Forgets something that was kept for later. Rejects with a BackendError. */
export const forgetSaved = async (uid: string, thing: SavedItem): Promise<void> =>
  (await records()).removeSaved(uid, thing);
