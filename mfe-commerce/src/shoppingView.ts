/**
 * View of `/shopping`: the cart, the review before paying, the outcome of a checkout, the terms of sale, or the form
 * that claims a gift. `isBack` is true when the payment page was left without paying.
 */
export type ShoppingView =
  | { kind: 'cart' | 'review' | 'terms' }
  | { kind: 'order'; id: string; isBack: boolean }
  | { kind: 'claim'; code: string };

/** Parses the view from the query string. Anything unknown is the cart. */
export function readShoppingView(query: URLSearchParams): ShoppingView {
  const order = query.get('order');
  if (order && /^[A-Za-z0-9_-]{16,64}$/.test(order)) return { kind: 'order', id: order, isBack: query.has('back') };
  const claim = query.get('claim');
  if (claim !== null) return { kind: 'claim', code: claim.slice(0, 80) };
  const step = query.get('step');
  return { kind: step === 'review' || step === 'terms' ? step : 'cart' };
}

/** Address of the review before paying. */
export const REVIEW = '/shopping?step=review';

/** Returns the address of a checkout's outcome. With `isBack`, its payment page was left without paying. */
export const orderPath = (id: string, { isBack = false } = {}): string =>
  `/shopping?order=${id}${isBack ? '&back=1' : ''}`;
