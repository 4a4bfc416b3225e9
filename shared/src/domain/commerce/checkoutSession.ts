import { list, object, oneOf, optional } from '../../contract/parse';
import { CART_LINES } from './cartTerms';
import { documentParser } from '../parsing/document';
import { boundedList, chars, check, currency, id, integer, string, time, withDefault } from '../parsing/fields';

/** Reasons why the processor refused a checkout. Nothing was charged. */
export const CHECKOUT_ERRORS = [
  'owned',
  'unavailable',
  'price_changed',
  'currency',
  'coupon',
  'payments_off',
  'too_many',
  'provider',
  'invalid',
] as const;

/** `customers/{uid}/checkout_sessions/{id}`: the client's request, then the processor's answer. */
export type CheckoutSession = ReturnType<typeof parseCheckoutSession>;

/**
 * Parses `customers/{uid}/checkout_sessions/{id}`; throws a DocumentError. The client writes the fields up to
 * `createdAt`, and never changes them. Amounts are in the currency's minor unit.
 */
export const parseCheckoutSession = documentParser(
  object({
    /**
     * `check` asks for the sums alone, with the coupon, before the terms are accepted. It is answered with `checked` or
     * `refused`: nothing is ordered, and no use of the coupon is taken.
     */
    mode: oneOf('payment', 'check'),
    line_items: boundedList(object({ price: id, product: id, quantity: oneOf(1) }), CART_LINES, 1),
    success_url: chars(1, 2048),
    cancel_url: chars(1, 2048),
    coupon: optional(chars(1, 40)),
    gift: optional(object({ email: chars(3, 254), message: chars(0, 500) })),
    /** Sum of the prices that the buyer saw. A different sum refuses the checkout with `price_changed`. */
    expectedSubtotal: optional(integer(0)),
    /** Set for each payment, and for no check. */
    acceptedTerms: optional(check('true', (value): value is true => value === true)),
    createdAt: time,

    status: optional(oneOf('open', 'complete', 'expired', 'refused', 'checked')),
    /** Address of the provider's payment page. For a total of 0 it is the success address. */
    url: optional(string),
    sessionId: optional(string),
    /** Id of the document in `customers/{uid}/payments`, which appears once the provider reports something. */
    paymentId: optional(id),
    expiresAt: optional(time),
    subtotal: optional(integer(0)),
    discount: optional(integer(0)),
    total: optional(integer(0)),
    currency: optional(currency),
    error: optional(
      object({
        kind: oneOf(...CHECKOUT_ERRORS),
        message: string,
        /** Products that the error is about. */
        products: withDefault(list(string), []),
      }),
    ),
  }),
);
