import type { CartItem } from '@lectern/shared/domain';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';
import type { ItemRef } from './offerRecords';

/** Loads the module that calls the backend, and in parallel the SDK that it needs. */
const records = () => {
  import('@lectern/shared/firebase/documents').catch(() => undefined);
  return import('./offerRecords');
};

/** Query for the details of a course or book; null unless it is published. */
export const itemDetails = ({ kind, refId }: ItemRef) =>
  queryOptions({
    networkMode: 'always',
    staleTime: 30_000,
    queryKey: ['offers', 'about', kind, refId],
    queryFn: async () => (await records()).getItemDetails({ kind, refId }),
  });

/** Query for the offers behind the items of a cart, refreshed every minute while they are shown. */
export const offers = (items: readonly CartItem[]) =>
  queryOptions({
    // Each line retries on its own.
    networkMode: 'always',
    retry: false,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
    queryKey: ['offers', 'lines', ...items.map(({ productId, priceId }) => `${productId}/${priceId}`)],
    queryFn: ({ client }) =>
      Promise.all(
        items.map((item) =>
          client.query({
            networkMode: 'always',
            staleTime: 20_000,
            queryKey: ['offers', 'line', item],
            queryFn: async () => (await records()).getOffer(item),
          }),
        ),
      ),
  });
