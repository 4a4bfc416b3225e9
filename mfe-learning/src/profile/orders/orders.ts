import { parseEntitlement, parsePayment, parseProduct, type Entitlement, type Payment } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { ownQuery } from '../ownQuery';
import { linesOf, type OrderLine } from './orderLines';

/** State of a payment. */
export type OrderState = Payment['status'];

/** A payment. `amount` is in the minor unit of the currency. */
export type Order = {
  id: string;
  state: OrderState;
  amount: number;
  currency: string;
  at: Date;
  lines: readonly OrderLine[];
};

/** A free item. `name` is null when it is no longer offered. */
export type Claim = { id: string; kind: Entitlement['kind']; refId: string; name: string | null; at: Date };

/** Query of the person's payments and free items, newest first. */
export const orders = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'orders'],
    queryFn: async (): Promise<{ payments: Order[]; claims: Claim[] }> => {
      const { listDocuments } = await import('@lectern/shared/firebase/documents');
      const [payments, entitlements] = await Promise.all([
        listDocuments({ collection: `customers/${uid}/payments` }, parsePayment),
        listDocuments({ collection: `entitlements/${uid}/items` }, parseEntitlement),
      ]);
      const free = entitlements.filter(({ paymentId }) => paymentId === null);
      const names = await fetchNames(free.map(({ id }) => id));
      return {
        payments: payments.map(toOrder).sort((a, b) => b.at.getTime() - a.at.getTime()),
        claims: free
          .map(({ id, kind, refId, grantedAt }) => ({ id, kind, refId, name: names.get(id) ?? null, at: grantedAt }))
          .sort((a, b) => b.at.getTime() - a.at.getTime()),
      };
    },
  });

async function fetchNames(productIds: readonly string[]): Promise<Map<string, string>> {
  const { getDocument } = await import('@lectern/shared/firebase/documents');
  const found = await Promise.all(
    [...new Set(productIds)].map((id) => getDocument(`products/${id}`, parseProduct).catch(() => null)),
  );
  return new Map(found.flatMap((product) => (product ? [[product.id, product.name]] : [])));
}

function toOrder(payment: Payment): Order {
  const { id, status, amount, currency, created, paidAt } = payment;
  return { id, amount, currency, state: status, at: paidAt ?? created, lines: linesOf(payment) };
}
