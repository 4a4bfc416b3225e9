import * as v from 'valibot';
import { CART_LINES } from './cartTerms';
import { chars, documentParser, id } from './document';

/** `customers/{uid}/checkout_sessions/{id}`: the client's request, then the payment service's answer. */
export type CheckoutSession = ReturnType<typeof parseCheckoutSession>;

/** Parses `customers/{uid}/checkout_sessions/{id}`; throws a DocumentError. */
export const parseCheckoutSession = documentParser(v.object({
  mode: v.literal('payment'),
  line_items: v.pipe(v.array(v.object({ price: id, quantity: v.literal(1) })), v.minLength(1), v.maxLength(CART_LINES)),
  success_url: chars(1, 2048), cancel_url: chars(1, 2048),
  url: v.optional(v.string()), sessionId: v.optional(v.string()), error: v.optional(v.object({ message: v.string() })),
}));
