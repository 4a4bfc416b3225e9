import { object, oneOf, optional } from '../../contract/parse';
import { CART_LINES } from './cartTerms';
import { documentParser } from '../parsing/document';
import { chars, id, boundedList, string } from '../parsing/fields';

/** `customers/{uid}/checkout_sessions/{id}`: the client's request, then the payment service's answer. */
export type CheckoutSession = ReturnType<typeof parseCheckoutSession>;

/** Parses `customers/{uid}/checkout_sessions/{id}`; throws a DocumentError. */
export const parseCheckoutSession = documentParser(
  object({
    mode: oneOf('payment'),
    line_items: boundedList(object({ price: id, quantity: oneOf(1) }), CART_LINES, 1),
    success_url: chars(1, 2048),
    cancel_url: chars(1, 2048),
    url: optional(string),
    sessionId: optional(string),
    error: optional(object({ message: string })),
  }),
);
