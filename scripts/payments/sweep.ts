import { RetryLater } from '../processing';
import { parseOrder } from './orders/order';
import { settle } from './orders/settle';
import { receive } from './provider/receive';
import type { PaymentServices } from './services';

/** Result of a sweep: orders asked about, and those whose state changed. */
export type Swept = { checked: number; changed: string[] };

const WAITING = ['open', 'processing', 'failed'] as const;

/**
 * Asks the provider about orders whose events may never have come: those that wait and are older than `olderThanMs`.
 * With `all`, settles every order again, which restores what was lost. Rejects with RetryLater when the provider can't
 * be reached.
 */
export async function sweep(
  services: PaymentServices,
  { olderThanMs = 0, all = false }: { olderThanMs?: number; all?: boolean } = {},
): Promise<Swept> {
  const { documents, provider, now } = services;
  const swept: Swept = { checked: 0, changed: [] };
  const found = all
    ? await documents.query({ collection: 'paymentOrders' })
    : (
        await Promise.all(
          WAITING.map((status) =>
            documents.query({ collection: 'paymentOrders', where: [{ field: 'status', op: '==', value: status }] }),
          ),
        )
      ).flat();
  for (const snapshot of found) {
    const orderId = snapshot.path.slice('paymentOrders/'.length);
    const { createdAt, sessionId, provider: kind, status } = parseOrder(snapshot);
    if (now().getTime() - createdAt.getTime() < olderThanMs) continue;
    swept.checked += 1;
    if (sessionId !== null && provider?.kind === kind) {
      try {
        await receive(services, await provider.fetchEvents({ orderId, sessionId }));
      } catch (error) {
        if (error instanceof RetryLater) throw error;
        services.report(`The order ${orderId} could not be checked: ${error instanceof Error ? error.message : ''}`);
        continue;
      }
    }
    await settle(services, orderId);
    const after = await documents.get(snapshot.path);
    if (after && parseOrder(after).status !== status) swept.changed.push(orderId);
  }
  return swept;
}
