import { parsePrice, parseProduct, type CartItem, type Price, type Product } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** What a line of the cart costs now, from the product itself; null when it is no longer offered. */
export type Offer = { item: CartItem; product: Product; price: Price } | { item: CartItem; product: Product | null; price: null };

/** The offers behind the cart's items. */
export const offers = (items: readonly CartItem[]) => queryOptions({
  queryKey: ['offers', ...items.map(({ productId, priceId }) => `${productId}/${priceId}`)],
  queryFn: () => Promise.all(items.map(getOffer)),
});

async function getOffer(item: CartItem): Promise<Offer> {
  const { getDocument } = await import('@lectern/shared/firebase/documents');
  const product = await getDocument(`products/${item.productId}`, parseProduct);
  const price = product?.active ? await getDocument(`products/${item.productId}/prices/${item.priceId}`, parsePrice) : null;
  return product && price?.active ? { item, product, price } : { item, product, price: null };
}
