import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Snapshot } from '../../processing';

const item = v.object({
  priceId: v.string(),
  productId: v.string(),
  kind: v.picklist(['course', 'book']),
  refId: v.string(),
  title: v.string(),
  amount: v.number(),
  discount: v.number(),
  duplicate: v.boolean(),
});

const STATUSES = [
  'open',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'partly_refunded',
  'disputed',
] as const;

const order = v.object({
  uid: v.string(),
  checkoutId: v.nullable(v.string()),
  provider: v.picklist(['test', 'stripe', 'none']),
  cartKey: v.string(),
  items: v.array(item),
  amount: v.number(),
  discount: v.number(),
  currency: v.string(),
  coupon: v.nullable(v.string()),
  gift: v.nullable(v.object({ email: v.string(), message: v.string() })),
  giftHash: v.nullable(v.string()),
  buyer: v.object({ name: v.string(), email: v.string() }),
  successUrl: v.string(),
  cancelUrl: v.string(),
  /** Open orders of other carts with some of these products, or its coupon: closed before this one can be paid. */
  supersedes: v.array(v.string()),
  sessionId: v.nullable(v.string()),
  paymentRef: v.nullable(v.string()),
  url: v.nullable(v.string()),
  expiresAt: v.nullable(v.date()),
  createdAt: v.date(),
  status: v.picklist(STATUSES),
  /** True once a new session may not be created: another order took its place. */
  isClosed: v.boolean(),
  amountRefunded: v.number(),
  refundsRequested: v.number(),
  number: v.nullable(v.string()),
  paidAt: v.nullable(v.date()),
  seller: v.nullable(
    v.object({
      name: v.string(),
      address: v.array(v.string()),
      email: v.optional(v.string()),
      taxId: v.optional(v.string()),
    }),
  ),
  /** Reason of the provider's last refusal, for operators; null once it has accepted. */
  problem: v.optional(v.nullable(v.string()), null),
  tax: v.nullable(v.object({ label: v.string(), percent: v.number(), amount: v.number() })),
});

/**
 * `paymentOrders/{id}`: an order, which only the payments processor reads and writes. Its id is that of the payment
 * document. Its events are below it, in `events`, and refunds that were asked for in `refunds`.
 */
export type Order = v.InferOutput<typeof order>;
export type OrderItem = Order['items'][number];

/** Parses a stored order. Throws a ValiError for one of another form, as another version of the site may write it. */
export const parseOrder = ({ data }: Snapshot): Order => v.parse(order, data);

// Paths of documents and collections, by the ids of orders, accounts and products.
export const orderPath = (id: string): string => `paymentOrders/${id}`;
export const eventsOf = (id: string): string => `paymentOrders/${id}/events`;
export const refundsOf = (id: string): string => `paymentOrders/${id}/refunds`;
export const paymentPath = (uid: string, id: string): string => `customers/${uid}/payments/${id}`;
export const entitlementPath = (uid: string, productId: string): string => `entitlements/${uid}/items/${productId}`;

/** Returns an id of 22 letters and digits, derived from the parts: the same for equal parts, different for others. */
export const derivedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').replace(/[-_]/g, 'x').slice(0, 22);

/** Amount that was paid for an item. */
export const netOf = ({ amount, discount }: Pick<OrderItem, 'amount' | 'discount'>): number => amount - discount;

/** Returns the sums of an order, as its buyer sees them. */
export const sumsOf = ({ amount, discount, currency }: Order) => ({
  subtotal: amount + discount,
  discount,
  total: amount,
  currency,
});
