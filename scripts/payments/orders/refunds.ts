import { parseRefundRequest } from '@lectern/shared/domain';
import { transact, type Change, type Transaction, type Write } from '../../processing';
import { receive } from '../provider/receive';
import type { PaymentServices } from '../services';
import { paymentsText } from '../text/payments.en';
import { orderPath, parseOrder, refundsOf, type Order } from './order';

/** A refund to make, in the currency's smallest unit; null for all that is left. The same `id` is the same refund. */
export type RequestedRefund = { id: string; amount: number | null };

/**
 * Asks for a refund, within a transaction that has read the order; a handler carries it out. All refunds together never
 * exceed the payment. Resolves to the amount, 0 when nothing is left or the refund was asked for before.
 */
export async function requestRefund(
  transaction: Transaction,
  orderId: string,
  order: Order,
  { id, amount }: RequestedRefund,
): Promise<number> {
  const path = `${refundsOf(orderId)}/${id}`;
  // What a request has reserved counts as refunded, also before the provider reports it.
  const rest = order.amount - Math.max(order.amountRefunded, order.refundsRequested);
  const granted = Math.min(amount ?? rest, rest);
  if (granted <= 0 || (await transaction.get(path)) !== null) return 0;
  order.refundsRequested = Math.max(order.amountRefunded, order.refundsRequested) + granted;
  transaction.write(
    { set: path, data: { amount: granted, status: 'requested', at: new Date() } },
    { merge: orderPath(orderId), data: { refundsRequested: order.refundsRequested } },
  );
  return granted;
}

/** Carries out a requested refund at the provider, once, and stores what the provider then reports. */
export async function carryOutRefund(services: PaymentServices, { path, params, data }: Change): Promise<undefined> {
  if (data.status !== 'requested') return;
  const { documents, provider } = services;
  const orderId = params.order ?? '';
  const found = await documents.get(orderPath(orderId));
  const order = found && parseOrder(found);
  if (!order?.sessionId || provider?.kind !== order.provider)
    throw new Error(`The refund of order ${orderId} needs the payment service that took the payment.`);
  const session = { orderId, sessionId: order.sessionId };
  await provider.refund(session, Number(data.amount), `${orderId}-${params.refund ?? ''}`);
  await receive(services, await provider.fetchEvents(session));
  await documents.commit([{ merge: path, data: { status: 'done' } }]);
}

/**
 * Answers a buyer's refund request: a new one (without a status) is opened for an administrator or declined, an
 * approved one is carried out. Does nothing for any other.
 */
export async function answerRefundRequest(services: PaymentServices, change: Change): Promise<undefined> {
  const orderId = change.params.payment ?? '';
  const { refusedRefund } = paymentsText;
  await transact(services.documents, async (transaction) => {
    const [found, stored] = [await transaction.get(change.path), await transaction.get(orderPath(orderId))];
    if (found === null) return;
    const { status } = parseRefundRequest(found.data, change.path);
    const order = stored && parseOrder(stored);
    const decline = (answer: string): Write => ({
      merge: change.path,
      data: { status: 'declined', answer, decidedAt: services.now() },
    });
    if (status !== undefined && status !== 'approved') return;
    if (!order || order.uid !== change.params.uid) {
      transaction.write(decline(refusedRefund.unknown));
      return;
    }
    if (status === 'approved') {
      const isRefunded = order.amountRefunded > 0 && order.amountRefunded === order.amount;
      if (isRefunded) transaction.write({ merge: change.path, data: { status: 'refunded' } });
      else await requestRefund(transaction, orderId, order, { id: 'request', amount: null });
      return;
    }
    const isRefundable = ['succeeded', 'partly_refunded'].includes(order.status) && order.amount > order.amountRefunded;
    if (!isRefundable) {
      transaction.write(decline(refusedRefund.nothing));
      return;
    }
    // A gift that somebody has claimed is theirs.
    const gift = order.giftHash === null ? null : await transaction.get(`gifts/${order.giftHash}`);
    const isClaimed = gift?.data.state === 'claimed';
    transaction.write(isClaimed ? decline(refusedRefund.claimed) : { merge: change.path, data: { status: 'open' } });
  });
}
