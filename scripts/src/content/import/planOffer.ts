import type { PlannedDocument } from './plan';

/** The product and the price of what costs something, by the contract of the Stripe extension. A changed price is another document: the former one ends. */
export function planOffer(kind: 'course' | 'book', refId: string, name: string, price: { amount: number; currency: string }): { productId: string; documents: PlannedDocument[] } {
  const productId = `${kind}-${refId}`;
  const path = `products/${productId}`;
  return {
    productId,
    documents: [
      { path, data: { active: true, name, images: [], metadata: { kind, refId } }, hasTimes: false },
      { path: `${path}/prices/${price.currency}-${price.amount}`, data: { unit_amount: price.amount, currency: price.currency, active: true, type: 'one_time' }, hasTimes: false },
    ],
  };
}
