import * as v from 'valibot';
import { chars, documentParser, id, time, whole } from './document';

/** The most lines that a cart or a checkout may have. */
export const CART_LINES = 10;

/** What a product gives: a course or a book. */
export const ITEM_KINDS = ['course', 'book'] as const;

/** `products/{id}`: the contract of the Stripe Firebase extension. */
export type Product = ReturnType<typeof parseProduct>;

/** Parses `products/{id}`; throws a DocumentError. */
export const parseProduct = documentParser(v.object({
  active: v.boolean(), name: chars(1, 250), images: v.optional(v.array(v.string()), []),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
}));

/** `products/{id}/prices/{id}`. `unit_amount` is in the currency's minor unit. */
export type Price = ReturnType<typeof parsePrice>;

/** Parses `products/{id}/prices/{id}`; throws a DocumentError. */
export const parsePrice = documentParser(v.object({
  unit_amount: whole(0), currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)), active: v.boolean(), type: v.picklist(['one_time', 'recurring']),
}));

const cartItem = v.object({ productId: id, priceId: id, kind: v.picklist(ITEM_KINDS), refId: id });

/** One line of a cart: what, never at which amount. */
export type CartItem = v.InferOutput<typeof cartItem>;

/** `carts/{uid}`. */
export type Cart = ReturnType<typeof parseCart>;

/** Parses `carts/{uid}`; throws a DocumentError. */
export const parseCart = documentParser(v.object({ items: v.pipe(v.array(cartItem), v.maxLength(CART_LINES)), updatedAt: time }));

/** `entitlements/{uid}/items/{productId}`: what a person owns, and by which proof. */
export type Entitlement = ReturnType<typeof parseEntitlement>;

/** Parses `entitlements/{uid}/items/{productId}`; throws a DocumentError. */
export const parseEntitlement = documentParser(v.object({
  kind: v.picklist(ITEM_KINDS), refId: id, priceId: id, paymentId: v.nullable(id), grantedAt: time,
}));

/** `customers/{uid}/checkout_sessions/{id}`: the client's request, then the payment service's answer. */
export type CheckoutSession = ReturnType<typeof parseCheckoutSession>;

/** Parses `customers/{uid}/checkout_sessions/{id}`; throws a DocumentError. */
export const parseCheckoutSession = documentParser(v.object({
  mode: v.literal('payment'),
  line_items: v.pipe(v.array(v.object({ price: id, quantity: v.literal(1) })), v.minLength(1), v.maxLength(CART_LINES)),
  success_url: chars(1, 2048), cancel_url: chars(1, 2048),
  url: v.optional(v.string()), sessionId: v.optional(v.string()), error: v.optional(v.object({ message: v.string() })),
}));

/** `customers/{uid}/payments/{id}`: written by the payment service only. Amounts are in the currency's minor unit. */
export type Payment = ReturnType<typeof parsePayment>;

/** Parses `customers/{uid}/payments/{id}`; throws a DocumentError. */
export const parsePayment = documentParser(v.object({
  status: chars(1, 60), amount: whole(0), currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  prices: v.array(v.unknown()), items: v.optional(v.array(v.unknown()), []), created: v.optional(v.number()),
}));
