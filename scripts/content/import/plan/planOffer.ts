import type { PlannedDocument } from './plan';

/** What costs something. While it `isOffered`, everybody can read its name and buy it. */
export type Offer = {
  kind: 'course' | 'book';
  refId: string;
  name: string;
  price: { amount: number; currency: string };
  isOffered: boolean;
};

/**
 * The product and the price of what costs something, by the contract of the Stripe extension. A changed price is
 * another document: the former one ends. What is not published has none: products are for everybody to read, and a
 * former one ends.
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
