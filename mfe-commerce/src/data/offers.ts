import type { CartItem } from '@lectern/shared/domain';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';
import type { Thing } from './offerRecords';

/** What asks the backend. The SDK, without which it is of no use, is on its way meanwhile. */
const records = () => {
  import('@lectern/shared/firebase/documents').catch(() => undefined);
  return import('./offerRecords');
};

/** What a course or a book is, as its document says; null when it is not, or no longer, published. */
export const about = ({ kind, refId }: Thing) =>
  queryOptions({
    networkMode: 'always',
    staleTime: 30_000,
    queryKey: ['offers', 'about', kind, refId],
    queryFn: async () => (await records()).getAbout({ kind, refId }),
  });

/** The offers behind the cart's items, asked for again each minute while they are shown. */
export const offers = (items: readonly CartItem[]) =>
  queryOptions({
    // Each line is tried again by itself.
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
