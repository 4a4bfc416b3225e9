import type { Offer } from '../data/offerRecords';

/** Sums of a cart in minor units, by currency in order of appearance; how many lines are included, and how many not. */
export type CartTotals = { sums: [currency: string, amount: number][]; counted: number; uncounted: number };

/**
 * Adds up the lines whose price is still the one that was put into the cart. Currencies are never mixed; withdrawn
 * items and changed prices are not included.
 */
export function cartTotals(offers: readonly Offer[]): CartTotals {
  const sums = new Map<string, number>();
  let counted = 0;
  for (const offer of offers) {
    if (offer.state !== 'offered') continue;
    counted += 1;
    sums.set(offer.price.currency, (sums.get(offer.price.currency) ?? 0) + offer.price.unit_amount);
  }
  return { sums: [...sums], counted, uncounted: offers.length - counted };
}
