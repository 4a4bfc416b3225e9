import type { CheckoutSession } from '@lectern/shared/domain';
import type { Transaction } from '../../processing';
import type { PaymentServices } from '../services';
import { readItems } from './cartItems';
import { checkCoupon, type ApplicableCoupon } from './coupons';
import { derivedId, netOf, orderPath, parseOrder, type Order, type OrderItem } from './order';
import { isRefusal, type CheckoutRefusal } from './refusal';

/** Orders that one account may start within an hour. */
const ORDERS_PER_HOUR = 30;
/** Checkouts of one account within an hour, also refused ones and mere checks: each may try the code of a coupon. */
const CHECKOUTS_PER_HOUR = 100;
const HOUR_MS = 3_600_000;
/** A payment page that expires within this time is not offered again. */
const REUSE_MARGIN_MS = 60_000;

const INVALID: CheckoutRefusal = { refused: 'invalid', products: [] };

type Buyer = { uid: string; checkoutId: string };

/** The order of a checkout, and `place`, which writes it and counts the use of its coupon. */
export type OrderPlan = { orderId: string; order: Order; place: () => void };

/**
 * Plans the order of a checkout within its transaction, or finds the open order of the same cart: two tabs get one
 * payment page. Open orders of other carts with some of these products, or that hold the last use of the coupon, are
 * named in `supersedes`. Writes nothing before `place`. Resolves to a refusal for an order that can't be placed.
 */
export async function planOrder(
  services: PaymentServices,
  transaction: Transaction,
  { uid, checkoutId }: Buyer,
  session: CheckoutSession,
): Promise<OrderPlan | CheckoutRefusal> {
  const now = services.now();
  if (!isAcceptable(services, session)) return INVALID;
  if (await hasTooManyCheckouts(transaction, uid, now)) return { refused: 'too_many', products: [] };
  const cart = await readItems(transaction, uid, session);
  if (isRefusal(cart)) return cart;
  const subtotal = cart.items.reduce((sum, { amount }) => sum + amount, 0);
  const productIds = cart.items.map(({ productId }) => productId);
  if ((session.expectedSubtotal ?? subtotal) !== subtotal) return { refused: 'price_changed', products: productIds };
  const account = await services.findAccount(uid);
  if (account === null) return INVALID;

  const cartKey = cartKeyOf(uid, session, cart.items);
  const locks = locksOf(uid, session.gift ? [`gift-${cartKey}`] : productIds);
  const open = await openOrders(transaction, locks, now);
  const same = open.find(({ order }) => order.cartKey === cartKey);
  if (same) return { orderId: same.id, order: same.order, place: () => undefined };
  if (await hasTooManyOrders(transaction, uid, now)) return { refused: 'too_many', products: [] };

  const closing = open.map(({ id }) => id);
  const discounted = await applyCoupon(transaction, { uid, now, closing }, session, cart);
  if (isRefusal(discounted)) return discounted;
  const amount = discounted.items.reduce((sum, item) => sum + netOf(item), 0);
  if (amount > 0 && services.provider === null) return { refused: 'payments_off', products: [] };
  const { items, supersedes } = discounted;
  const sums = { items, amount, currency: cart.currency, discount: subtotal - amount };
  const parties = { uid, checkoutId, provider: providerOf(services, amount), buyer: buyerOf(account) };
  const order: Order = { ...emptyOrder(now), ...choicesOf(session), ...sums, ...parties, cartKey, supersedes };
  const orderId = derivedId(uid, checkoutId);
  const place = (): void => {
    discounted.recordUse(orderId);
    transaction.write({ set: orderPath(orderId), data: order }, ...lockWrites(locks, orderId));
  };
  return { orderId, order, place };
}

/** Returns true when both addresses are of the site itself and, unless this is a mere check, the terms are accepted. */
const isAcceptable = (
  { isOwnUrl }: PaymentServices,
  { mode, acceptedTerms, success_url, cancel_url }: CheckoutSession,
): boolean => (mode === 'check' || acceptedTerms === true) && [success_url, cancel_url].every(isOwnUrl);

/** Returns the provider of an order: `none` for a free one. */
const providerOf = ({ provider }: PaymentServices, amount: number): Order['provider'] =>
  amount === 0 || provider === null ? 'none' : provider.kind;

const buyerOf = ({ name, email }: { name: string; email: string | null }): Order['buyer'] => ({
  name,
  email: email ?? '',
});

const choicesOf = ({ coupon, gift, success_url, cancel_url }: CheckoutSession) => ({
  coupon: coupon ?? null,
  gift: gift ?? null,
  successUrl: success_url,
  cancelUrl: cancel_url,
});

/** Fields of an order that nothing is known about yet. */
const emptyOrder = (now: Date) =>
  ({
    giftHash: null,
    sessionId: null,
    paymentRef: null,
    url: null,
    expiresAt: null,
    createdAt: now,
    status: 'open',
    isClosed: false,
    amountRefunded: 0,
    refundsRequested: 0,
    number: null,
    paidAt: null,
    seller: null,
    tax: null,
    problem: null,
  }) as const;

/** Returns the paths of locks. Each names the open order of an account for one product, or for one gift. */
const locksOf = (uid: string, names: readonly string[]): string[] =>
  names.map((name) => `paymentLocks/${derivedId(uid, name)}`);
const lockWrites = (locks: readonly string[], orderId: string) =>
  locks.map((lock) => ({ set: lock, data: { orderId } }));

function cartKeyOf(uid: string, { coupon = '', gift }: CheckoutSession, items: readonly OrderItem[]): string {
  const lines = items.map(({ priceId, amount }) => `${priceId} ${amount}`).sort();
  return derivedId(uid, coupon.toUpperCase(), gift?.email ?? '', gift?.message ?? '', ...lines);
}

/** Resolves to the unpaid orders that the locks name. */
async function openOrders(
  transaction: Transaction,
  locks: readonly string[],
  now: Date,
): Promise<{ id: string; order: Order }[]> {
  const ids = new Set<string>();
  for (const lock of locks) {
    const orderId = (await transaction.get(lock))?.data.orderId;
    if (typeof orderId === 'string') ids.add(orderId);
  }
  const open = [];
  for (const id of ids) {
    const found = await transaction.get(orderPath(id));
    const order = found && parseOrder(found);
    if (!order || order.isClosed || !['open', 'failed'].includes(order.status)) continue;
    const isFresh = order.expiresAt === null || order.expiresAt.getTime() > now.getTime() + REUSE_MARGIN_MS;
    // Without its key, an order that is about to expire equals no cart, so its page is not offered again.
    open.push({ id, order: isFresh ? order : { ...order, cartKey: '' } });
  }
  return open;
}

async function hasTooManyOrders(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const own = await transaction.query({
    collection: 'paymentOrders',
    where: [
      { field: 'uid', op: '==', value: uid },
      { field: 'createdAt', op: '>', value: new Date(now.getTime() - HOUR_MS) },
    ],
    limit: ORDERS_PER_HOUR,
  });
  return own.length >= ORDERS_PER_HOUR;
}

/** Counts the checkouts of the hour; the one to answer is among them. */
async function hasTooManyCheckouts(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const recent = await transaction.query({
    collection: `customers/${uid}/checkout_sessions`,
    where: [{ field: 'createdAt', op: '>', value: new Date(now.getTime() - HOUR_MS) }],
    limit: CHECKOUTS_PER_HOUR + 1,
  });
  return recent.length > CHECKOUTS_PER_HOUR;
}

/** Returns the items with their shares of the coupon's discount, and `take`, which counts the use of the coupon. */
async function applyCoupon(
  transaction: Transaction,
  use: { uid: string; now: Date; closing: readonly string[] },
  { coupon }: CheckoutSession,
  { items, currency }: { items: OrderItem[]; currency: string },
): Promise<(Pick<ApplicableCoupon, 'recordUse'> & Pick<Order, 'items' | 'supersedes'>) | CheckoutRefusal> {
  if (coupon === undefined) return { items, supersedes: [...use.closing], recordUse: () => undefined };
  const checked = await checkCoupon(transaction, { ...use, currency, code: coupon }, items);
  if (typeof checked === 'string') return { refused: 'coupon', products: [], coupon: checked };
  const { shares, replaces, recordUse } = checked;
  const discounted = items.map((item, index) => ({ ...item, discount: shares[index] ?? 0 }));
  return { items: discounted, supersedes: [...new Set([...use.closing, ...replaces])], recordUse };
}
