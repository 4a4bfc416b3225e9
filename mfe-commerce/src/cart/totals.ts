import type { Offer } from '../data/offerRecords';

/**
 * What a cart comes to: a sum in minor units for each currency, in the order in which they come up; how many lines
 * count, and how many do not.
 */
export type Totals = { sums: [currency: string, amount: number][]; counted: number; uncounted: number };

/**
 * Adds up what is offered at the price that was put into the cart. Currencies are never mixed; what is withdrawn or
 * costs something else by now does not count.
 */
export function totalsOf(offers: readonly Offer[]): Totals {
  const sums = new Map<string, number>();
  let counted = 0;
  for (const offer of offers) {
    if (offer.state !== 'offered') continue;
    counted += 1;
    sums.set(offer.price.currency, (sums.get(offer.price.currency) ?? 0) + offer.price.unit_amount);
  }
  return { sums: [...sums], counted, uncounted: offers.length - counted };
}
