import type { Payment } from '@lectern/shared/domain';

/** A paid item. `amount` is in the minor unit of the currency; null when the payment does not split its total. */
export type OrderLine = { name: string | null; amount: number | null };

/** Returns the ids of the products in a payment, read from the paths of its prices: `products/{id}/prices/{id}`. */
export function productIdsOf({ prices }: Payment): string[] {
  return prices.flatMap((price) => /(?:^|\/)products\/([^/]+)\/prices\//.exec(pathOf(price))?.[1] ?? []);
}

/**
 * Returns the items of a payment. Line items keep their names and prices at the time of payment. Without line items,
 * returns the products with their current names. Source of the format: Stripe API, line items of a checkout session
 * (`description`, `amount_total`).
 */
export function linesOf(payment: Payment, names: ReadonlyMap<string, string>): OrderLine[] {
  const ids = productIdsOf(payment);
  const own = payment.items.map((item, index) => {
    const facts: Record<string, unknown> = typeof item === 'object' && item !== null ? { ...item } : {};
    const name =
      typeof facts.description === 'string' && facts.description
        ? facts.description
        : (names.get(ids[index] ?? '') ?? null);
    return { name, amount: Number.isSafeInteger(facts.amount_total) ? Number(facts.amount_total) : null };
  });
  if (own.length > 0) return own;
  return ids.map((id) => ({ name: names.get(id) ?? null, amount: ids.length === 1 ? payment.amount : null }));
}

/** Returns the path of a price, which is a string or a document reference of the SDK. */
function pathOf(price: unknown): string {
  if (typeof price === 'string') return price;
  return typeof price === 'object' && price !== null && 'path' in price && typeof price.path === 'string'
    ? price.path
    : '';
}
