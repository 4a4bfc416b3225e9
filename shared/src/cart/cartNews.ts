import type { CartItem } from '../domain';
import { readAgreement, saveAgreement } from './agreement';

/**
 * Lines that left the cart by themselves: what the person owns already, and what found no room and is saved for later.
 */
export type CartNews = { owned: CartItem[]; over: CartItem[] };

/** What the person has not been told of yet. */
export function getCartNews(): CartNews {
  const { owned = [], over = [] } = readAgreement() ?? {};
  return { owned, over };
}

/** The person has been told. */
export function forgetCartNews(): void {
  const agreement = readAgreement();
  if (agreement) saveAgreement({ ...agreement, owned: [], over: [] });
}
