import { transact, type Write } from '../../processing';
import { eventsOf, orderPath } from '../orders/order';
import type { PaymentServices } from '../services';
import type { Delivery } from './paymentProvider';

/**
 * Stores what a provider reports, durably, before the provider is thanked. An event that is stored already changes
 * nothing. Resolves to false for an order of another site.
 */
export async function receive({ documents, provider }: PaymentServices, delivery: Delivery): Promise<boolean> {
  const { paymentRef, events } = delivery;
  const named = delivery.orderId ?? (paymentRef === null ? null : await orderOf(paymentRef));
  const orderId = named ?? (paymentRef && provider ? await provider.findOrder(paymentRef) : null);
  if (orderId === null || !/^[A-Za-z0-9]{22}$/.test(orderId)) return false;
  return transact(documents, async (transaction) => {
    const order = await transaction.get(orderPath(orderId));
    if (order === null) return false;
    const writes: Write[] = [];
    for (const event of events) {
      const path = `${eventsOf(orderId)}/${event.id.replace(/[^A-Za-z0-9_-]/g, '_')}`;
      if ((await transaction.get(path)) === null) writes.push({ set: path, data: { ...event, at: new Date() } });
    }
    if (paymentRef !== null && order.data.paymentRef !== paymentRef)
      writes.push({ merge: orderPath(orderId), data: { paymentRef } });
    transaction.write(...writes);
    return true;
  });

  async function orderOf(reference: string): Promise<string | null> {
    const where = [{ field: 'paymentRef', op: '==' as const, value: reference }];
    const [found] = await documents.query({ collection: 'paymentOrders', where, limit: 1 });
    return found ? found.path.slice('paymentOrders/'.length) : null;
  }
}
