import { list, nullable, object, oneOf, optional, type Parsed } from '../../contract/parse';
import { ITEM_KINDS } from './cartTerms';
import { documentParser } from '../parsing/document';
import { boolean, chars, currency, id, integer, number, string, time, withDefault } from '../parsing/fields';

/**
 * States of a payment. `processing` waits for the provider; `failed` was declined and may still be retried on an open
 * payment page; `disputed` covers an open and a lost dispute.
 */
export const PAYMENT_STATUSES = [
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'partly_refunded',
  'disputed',
] as const;

/** States of a gift: not paid yet, mailed, claimed, and void after a refund. */
export const GIFT_STATES = ['pending', 'sent', 'claimed', 'void'] as const;

const paymentItem = object({
  priceId: id,
  productId: id,
  kind: oneOf(...ITEM_KINDS),
  refId: id,
  title: string,
  /** Price before the discount. */
  amount: integer(0),
  /** Share of the discount. */
  discount: withDefault(integer(0), 0),
  /** True when this item was already owned when the payment arrived: its amount is refunded automatically. */
  duplicate: withDefault(boolean, false),
});

/** One bought item. Amounts are in the currency's minor unit. */
export type PaymentItem = Parsed<typeof paymentItem>;

/** Seller on a receipt, as configured when the payment succeeded. */
const seller = object({ name: string, address: list(string), email: optional(string), taxId: optional(string) });

/**
 * `customers/{uid}/payments/{id}`: an order, written by the processor only; a free item is an order of 0. Amounts are
 * in the currency's minor unit. What a receipt shows is stored here, so that a receipt never changes.
 */
export type Payment = ReturnType<typeof parsePayment>;

/** Parses `customers/{uid}/payments/{id}`; throws a DocumentError. */
export const parsePayment = documentParser(
  object({
    status: oneOf(...PAYMENT_STATUSES),
    items: list(paymentItem),
    amount: integer(0),
    discount: withDefault(integer(0), 0),
    amountRefunded: withDefault(integer(0), 0),
    currency,
    coupon: withDefault(nullable(string), null),
    /** Tax that `amount` includes. */
    tax: withDefault(nullable(object({ label: string, percent: number(0, 100), amount: integer(0) })), null),
    /** Number of the order for people, such as `L-000123`; null until the payment succeeded. */
    number: withDefault(nullable(string), null),
    seller: withDefault(nullable(seller), null),
    buyer: withDefault(nullable(object({ name: string, email: string })), null),
    /** Null for a free item that was taken without a checkout. */
    checkoutId: withDefault(nullable(string), null),
    gift: withDefault(
      nullable(
        object({
          email: chars(3, 254),
          message: chars(0, 500),
          state: oneOf(...GIFT_STATES),
          claimedAt: withDefault(nullable(time), null),
        }),
      ),
      null,
    ),
    /** True when the test provider took the payment: no money moved. */
    test: withDefault(boolean, false),
    created: time,
    paidAt: withDefault(nullable(time), null),
  }),
);
