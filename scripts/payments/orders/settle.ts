import { transact, type Snapshot, type Transaction } from '../../processing';
import { orderState, type OrderState, type ProviderEvent } from '../provider/events';
import type { PaymentServices } from '../services';
import { settleCouponUse } from './coupons';
import { applyGift } from './gifts';
import { grantItems, revokeItems } from './grants';
import { mailsOf, refundNotices } from './orderMails';
import { eventsOf, netOf, orderPath, parseOrder, paymentPath, type Order } from './order';
import { requestRefund } from './refunds';

/**
 * Updates an order and all that depends on it from the events that were received: payment document, entitlements, gift,
 * coupon, refund request and mails. One transaction, so it is safe to repeat after any interruption.
 */
export function settle(services: PaymentServices, orderId: string): Promise<void> {
  return transact(services.documents, async (transaction) => {
    const found = await transaction.get(orderPath(orderId));
    if (found === null) return;
    const before = parseOrder(found);
    const events = (await transaction.query({ collection: eventsOf(orderId) })).map(toEvent);
    const state = orderState(before.amount, events);
    const order = await withState(services, transaction, before, state);
    await settleItems(services, transaction, { orderId, order, isNew: before.paidAt === null }, state);
    if (order.coupon !== null) {
      const isUsed = state.isPaid || state.isOpen || state.status === 'processing';
      const use = { code: order.coupon, orderId, uid: order.uid, now: services.now() };
      await settleCouponUse(transaction, use, { isUsed });
    }
    const wasRequested = await settleRequest(transaction, orderId, order);
    await settleCheckouts(transaction, orderId, order, state);
    const gift = await applyGift(services, transaction, { orderId, order }, state);
    transaction.write(...mailsOf({ orderId, before, order: gift.order }));
    // A buyer who requested the refund has been notified of the decision already.
    if (!wasRequested && (await services.findAccount(order.uid)) !== null)
      transaction.write(...refundNotices({ orderId, before, order: gift.order }));
    if (state.status !== 'open') {
      const payment = paymentOf(gift.order, state.status, gift.answer);
      transaction.write({ set: paymentPath(order.uid, orderId), data: payment });
    }
    if (JSON.stringify(gift.order) !== JSON.stringify(before))
      transaction.write({ merge: orderPath(orderId), data: gift.order });
  });
}

const toEvent = ({ data }: Snapshot): ProviderEvent => data as ProviderEvent;

/** Returns the order with its new state. The first payment adds its number, and the seller and tax of the receipt. */
async function withState(
  { settings, now }: PaymentServices,
  transaction: Transaction,
  order: Order,
  { status, amountRefunded, isPaid, isOpen }: OrderState,
): Promise<Order> {
  const items = order.items.map((item) => ({ ...item }));
  const next = { ...order, items, status, amountRefunded, isClosed: order.isClosed || !isOpen };
  if (!isPaid || order.paidAt !== null) return next;
  const { seller, tax } = settings;
  return {
    ...next,
    paidAt: now(),
    number: await nextNumber(transaction),
    seller,
    tax: tax && { ...tax, amount: Math.round((order.amount * tax.percent) / (100 + tax.percent)) },
  };
}

/** Returns the next number of an order, such as `L-000123`. Numbers have no gaps. */
export async function nextNumber(transaction: Transaction): Promise<string> {
  const path = 'paymentCounters/orders';
  const last = Number((await transaction.get(path))?.data.last ?? 0) + 1;
  transaction.write({ set: path, data: { last } });
  return `L-${String(last).padStart(6, '0')}`;
}

async function settleItems(
  services: PaymentServices,
  transaction: Transaction,
  { orderId, order, isNew }: { orderId: string; order: Order; isNew: boolean },
  { isEntitled, isPaid }: OrderState,
): Promise<void> {
  if (order.gift !== null) return;
  if (!isEntitled) return isPaid ? revokeItems(transaction, orderId, order, order.uid) : undefined;
  // The account was deleted before the payment arrived: nobody can use what was bought.
  if ((await services.findAccount(order.uid)) === null) {
    if (isNew) await requestRefund(transaction, orderId, order, { id: 'no-account', amount: null });
    return;
  }
  const duplicates = await grantItems(transaction, orderId, order, { uid: order.uid, now: services.now() });
  for (const item of duplicates) {
    item.duplicate = true;
    const amount = netOf(item);
    if (amount > 0) await requestRefund(transaction, orderId, order, { id: `duplicate-${item.productId}`, amount });
  }
}

/** Marks an approved refund request as refunded. Resolves to true when the buyer has asked for the refund. */
async function settleRequest(transaction: Transaction, orderId: string, order: Order): Promise<boolean> {
  if (order.amountRefunded === 0) return false;
  const path = `customers/${order.uid}/refund_requests/${orderId}`;
  const status = (await transaction.get(path))?.data.status;
  if (status === 'approved') transaction.write({ merge: path, data: { status: 'refunded' } });
  return status === 'approved' || status === 'refunded';
}

/** Ends the order's checkouts, in all tabs, once it can't be paid any more. */
async function settleCheckouts(
  transaction: Transaction,
  orderId: string,
  { uid, isClosed }: Order,
  { isPaid, status }: OrderState,
): Promise<void> {
  if (!isClosed) return;
  const where = [{ field: 'paymentId', op: '==' as const, value: orderId }];
  const checkouts = await transaction.query({ collection: `customers/${uid}/checkout_sessions`, where });
  const next = isPaid || status === 'processing' ? 'complete' : 'expired';
  for (const { path, data } of checkouts)
    if (data.status !== undefined && data.status !== 'refused' && data.status !== next)
      transaction.write({ merge: path, data: { status: next } });
}

function paymentOf(order: Order, status: Exclude<OrderState['status'], 'open'>, gift: object | null): object {
  const { items, amount, discount, amountRefunded, currency, coupon, tax, number, seller, buyer } = order;
  return {
    status,
    ...{ items, amount, discount, amountRefunded, currency, coupon, tax, number, seller, buyer, gift },
    checkoutId: order.checkoutId,
    test: order.provider === 'test',
    created: order.createdAt,
    paidAt: order.paidAt,
  };
}
