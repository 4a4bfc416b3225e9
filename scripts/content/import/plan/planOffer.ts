import type { PlannedDocument } from './plan';

/** A course or book with a price. While it `isOffered`, everybody can read its name and buy it. */
export type Offer = {
  kind: 'course' | 'book';
  refId: string;
  name: string;
  price: { amount: number; currency: string };
  isOffered: boolean;
};

/**
 * Plans the product and price of an offer, in the format of the Stripe extension. A changed price becomes a new
 * document; the previous one becomes inactive. Products are public, so an unpublished course or book has none.
 */
export function planOffer({ kind, refId, name, price, isOffered }: Offer): {
  productId: string;
  documents: PlannedDocument[];
} {
  const productId = `${kind}-${refId}`;
  const path = `products/${productId}`;
  if (!isOffered) return { productId, documents: [] };
  return {
    productId,
    documents: [
      { path, data: { active: true, name, images: [], metadata: { kind, refId } }, hasTimes: false },
      {
        path: `${path}/prices/${price.currency}-${price.amount}`,
        data: { unit_amount: price.amount, currency: price.currency, active: true, type: 'one_time' },
        hasTimes: false,
      },
    ],
  };
}
