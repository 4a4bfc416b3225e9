import { transact, type Documents, type Snapshot } from '../processing';
import { couponCode, couponPath, parseCoupon, type Coupon } from './orders/coupons';
import { eventsOf, orderPath, parseOrder, refundsOf, type Order } from './orders/order';
import { carryOutRefund, requestRefund } from './orders/refunds';
import { settle } from './orders/settle';
import type { PaymentServices } from './services';
import { formatAmount } from './text/payments.en';

/** An order as operators see it. Amounts are in the currency's minor unit. */
export type OrderRow = Pick<
  Order,
  'number' | 'uid' | 'status' | 'amount' | 'amountRefunded' | 'currency' | 'provider' | 'problem'
> & {
  id: string;
  email: string;
  items: string[];
  createdAt: Date;
};

/** A wish of an operator that can't be fulfilled; the message says why. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

const idOf = ({ path }: Snapshot): string => path.slice(path.lastIndexOf('/') + 1);

const rowOf = (snapshot: Snapshot): OrderRow => {
  const { number, uid, status, amount, amountRefunded, currency, provider, problem, ...order } = parseOrder(snapshot);
  const items = order.items.map(({ title }) => title);
  const base = { id: idOf(snapshot), number, uid, status, amount, amountRefunded, currency, provider, problem };
  return { ...base, email: order.buyer.email, items, createdAt: order.createdAt };
};

/** Lists orders, newest first; those of one status, or of one account, or all. */
export async function listOrders(
  documents: Documents,
  { status, email, limit }: { status?: string | undefined; email?: string | undefined; limit: number },
): Promise<OrderRow[]> {
  const where = [
    ...(status === undefined ? [] : [{ field: 'status', op: '==' as const, value: status }]),
    ...(email === undefined ? [] : [{ field: 'buyer.email', op: '==' as const, value: email.toLowerCase() }]),
  ];
  const orderBy = [{ field: 'createdAt', direction: 'desc' as const }];
  return (await documents.query({ collection: 'paymentOrders', where, orderBy, limit })).map(rowOf);
}

/** Lists orders that the provider refuses, up to `limit`: their buyers can't pay until an operator acts. */
export async function listRefused(documents: Documents, limit: number): Promise<OrderRow[]> {
  const where = [{ field: 'problem', op: '>' as const, value: '' }];
  const found = (await documents.query({ collection: 'paymentOrders', where, limit })).map(rowOf);
  return found.filter(({ status }) => status === 'open');
}

/** Finds an order by its id or number. Rejects with PaymentRefused when there is none. */
async function findOrder(documents: Documents, name: string): Promise<Snapshot> {
  const byId = /^[A-Za-z0-9]{22}$/.test(name) ? await documents.get(orderPath(name)) : null;
  if (byId) return byId;
  const where = [{ field: 'number', op: '==' as const, value: name.toUpperCase() }];
  const [byNumber] = await documents.query({ collection: 'paymentOrders', where, limit: 1 });
  if (byNumber) return byNumber;
  throw new PaymentRefused(`There is no order ${name}. List them: lectern payments list`);
}

/** Returns an order with what its provider reported, oldest first, and its refunds. */
export async function showOrder(documents: Documents, name: string) {
  const found = await findOrder(documents, name);
  const id = idOf(found);
  const time = ({ data }: Snapshot): number => (data.at instanceof Date ? data.at.getTime() : 0);
  const events = (await documents.query({ collection: eventsOf(id) })).sort((a, b) => time(a) - time(b));
  const refunds = await documents.query({ collection: refundsOf(id) });
  return {
    order: { ...rowOf(found), ...parseOrder(found), id },
    events: events.map(({ data }) => data),
    refunds: refunds.map((refund) => ({ ...refund.data, id: idOf(refund) })),
  };
}

/**
 * Refunds an order at its provider, `amount` null for all that is left, and revokes what a whole refund revokes.
 * Resolves to the amount. Rejects with PaymentRefused when nothing can be refunded.
 */
export async function refundOrder(services: PaymentServices, name: string, amount: number | null): Promise<number> {
  const { documents } = services;
  const id = idOf(await findOrder(documents, name));
  const wish = `operator-${services.now().getTime()}`;
  const granted = await transact(documents, async (transaction) => {
    const found = await transaction.get(orderPath(id));
    const order = found && parseOrder(found);
    if (!order?.paidAt) throw new PaymentRefused(`The order ${name} is not paid.`);
    const left = order.amount - Math.max(order.amountRefunded, order.refundsRequested);
    if (left <= 0) throw new PaymentRefused(`The order ${name} has nothing left to refund.`);
    if (amount !== null && amount > left)
      throw new PaymentRefused(`At most ${formatAmount(left, order.currency)} is left to refund of order ${name}.`);
    return requestRefund(transaction, id, order, { id: wish, amount });
  });
  const path = `${refundsOf(id)}/${wish}`;
  const refund = await documents.get(path);
  if (refund) await carryOutRefund(services, { ...refund, params: { order: id, refund: wish } });
  await settle(services, id);
  return granted;
}

/** A coupon to create. Null means without that limit. */
export type NewCoupon = Omit<Coupon, 'uses' | 'createdAt'>;

/** Creates a coupon. Rejects with PaymentRefused when its code is taken. */
export async function createCoupon(
  { documents, now }: PaymentServices,
  code: string,
  coupon: NewCoupon,
): Promise<void> {
  await transact(documents, async (transaction) => {
    if (await transaction.get(couponPath(code)))
      throw new PaymentRefused(`The coupon ${couponCode(code)} exists already. Choose another code.`);
    transaction.write({ set: couponPath(code), data: { ...coupon, uses: 0, createdAt: now() } });
  });
}

/** Lists all coupons, newest first. */
export async function listCoupons(documents: Documents): Promise<(Coupon & { code: string })[]> {
  const found = await documents.query({ collection: 'coupons' });
  const coupons = found.map((snapshot) => ({ code: idOf(snapshot), ...parseCoupon(snapshot) }));
  return coupons.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Ends a coupon now. Checkouts that have it keep it. Resolves to false when it had ended before. */
export async function endCoupon({ documents, now }: PaymentServices, code: string): Promise<boolean> {
  return transact(documents, async (transaction) => {
    const found = await transaction.get(couponPath(code));
    if (found === null) throw new PaymentRefused(`There is no coupon ${couponCode(code)}.`);
    const { endsAt } = parseCoupon(found);
    if (endsAt && endsAt <= now()) return false;
    transaction.write({ merge: couponPath(code), data: { endsAt: now() } });
    return true;
  });
}
