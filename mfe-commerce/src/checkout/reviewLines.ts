import { isOwned, type Owned } from '@lectern/shared/cart';
import type { Offer } from '../data/offerRecords';

/** A line of the review. It has no problem when it can be bought for the price in the cart. */
export type ReviewedLine = { offer: Offer; problem: 'withdrawn' | 'changed' | 'owned' | null };

/** Lines of one order, which has one currency. `others` is the number of lines in other currencies. */
export type Review = { lines: ReviewedLine[]; currency: string; subtotal: number; others: number };

/**
 * Returns the order that a cart's offers make up, in the currency of the first line that can be bought. Owned items are
 * a problem unless the order is a gift. `subtotal` is in the currency's minor unit.
 */
export function reviewOf(offers: readonly Offer[], owned: Owned, isGift: boolean): Review {
  const currency = offers.flatMap((offer) => (offer.state === 'offered' ? [offer.price.currency] : []))[0] ?? 'eur';
  const isOther = (offer: Offer): boolean => offer.state !== 'withdrawn' && offer.price.currency !== currency;
  const lines = offers
    .filter((offer) => !isOther(offer))
    .map((offer) => ({ offer, problem: problemOf(offer, owned, isGift) }));
  const subtotal = lines.reduce(
    (sum, { offer, problem }) => (problem === null && offer.state === 'offered' ? sum + offer.price.unit_amount : sum),
    0,
  );
  return { lines, currency, subtotal, others: offers.filter(isOther).length };
}

function problemOf(offer: Offer, owned: Owned, isGift: boolean): ReviewedLine['problem'] {
  if (offer.state !== 'offered') return offer.state;
  return !isGift && isOwned(owned, offer.item) ? 'owned' : null;
}
