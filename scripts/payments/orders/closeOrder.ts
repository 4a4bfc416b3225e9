import { transact } from '../../processing';
import { receive } from '../provider/receive';
import type { PaymentServices } from '../services';
import { orderPath, parseOrder } from './order';
import { settle } from './settle';

/**
 * Makes an open order unpayable, at its provider too. An order that was paid meanwhile is settled instead. Rejects with
 * RetryLater when the provider can't be reached.
 */
export async function closeOrder(services: PaymentServices, orderId: string): Promise<void> {
  const { documents, provider } = services;
  const order = await transact(documents, async (transaction) => {
    const found = await transaction.get(orderPath(orderId));
    const current = found && parseOrder(found);
    if (current && !current.isClosed) transaction.write({ merge: orderPath(orderId), data: { isClosed: true } });
    return current;
  });
  if (order === null) return;
  if (order.sessionId !== null && provider?.kind === order.provider) {
    const session = { orderId, sessionId: order.sessionId };
    await provider.expire(session);
    await receive(services, await provider.fetchEvents(session));
  } else if (order.sessionId === null)
    await receive(services, { orderId, paymentRef: null, events: [{ id: 'never-opened', kind: 'expired' }] });
  await settle(services, orderId);
}
