import type { Payment } from '@lectern/shared/domain';

/**
 * One thing that was paid for. `amount` is in the currency's minor unit, null where the payment does not split its sum.
 */
export type OrderLine = { name: string | null; amount: number | null };

/** The products that a payment's prices belong to: `products/{id}/prices/{id}`. */
export function productIdsOf({ prices }: Payment): string[] {
  return prices.flatMap((price) => /(?:^|\/)products\/([^/]+)\/prices\//.exec(pathOf(price))?.[1] ?? []);
}

/**
 * What was paid for: the payment's own line items, which say what each thing was called and cost at the time; else the
 * products of its prices by the names that they have now. Source of the items' form: Stripe API, line items of a
 * checkout session (`description`, `amount_total`).
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

/** A price is a path, or the SDK's reference to a document, which has one. */
function pathOf(price: unknown): string {
  if (typeof price === 'string') return price;
  return typeof price === 'object' && price !== null && 'path' in price && typeof price.path === 'string'
    ? price.path
    : '';
}
