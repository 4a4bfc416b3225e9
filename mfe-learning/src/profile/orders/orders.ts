import { parseEntitlement, parsePayment, parseProduct, type Entitlement, type Payment } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { getPublished } from '../getPublished';
import { ownQuery } from '../ownQuery';

/** A free item: an order of 0 without a payment. `name` is null when it is no longer offered. */
export type Claim = { id: string; kind: Entitlement['kind']; refId: string; name: string | null; at: Date };

/** Entry of the list of orders. */
export type OrderEntry = { at: Date } & ({ payment: Payment } | { claim: Claim });

/** Interval in milliseconds at which orders are read again while one waits for the bank. */
const WAITING_INTERVAL = 15_000;

/** Query of the person's payments and free items, newest first. */
export const orders = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'orders'],
    refetchInterval: ({ state: { data } }): number | false => (data?.some(isWaiting) ? WAITING_INTERVAL : false),
    queryFn: async (): Promise<OrderEntry[]> => {
      const { listDocuments } = await import('@lectern/shared/firebase/documents');
      const [payments, entitlements] = await Promise.all([
        listDocuments({ collection: `customers/${uid}/payments` }, parsePayment),
        listDocuments({ collection: `entitlements/${uid}/items` }, parseEntitlement),
      ]);
      const free = entitlements.filter(({ id, paymentId }) => paymentId === null && !isInOrder(payments, id));
      const names = await fetchNames(free.map(({ id }) => id));
      const claims = free.map(({ id, kind, refId, grantedAt }) => ({
        at: grantedAt,
        claim: { id, kind, refId, name: names.get(id) ?? null, at: grantedAt },
      }));
      return [...payments.map((payment) => ({ at: dateOf(payment), payment })), ...claims].sort(
        (a, b) => b.at.getTime() - a.at.getTime(),
      );
    },
  });

/** Returns the time of an order: when it was paid, or else placed. */
export const dateOf = ({ paidAt, created }: Payment): Date => paidAt ?? created;

/** Returns the number of an order for people; its id while it has none. */
export const numberOf = ({ number, id }: Payment): string => number ?? id;

const isWaiting = (entry: OrderEntry): boolean => 'payment' in entry && entry.payment.status === 'processing';

const isInOrder = (payments: readonly Payment[], product: string): boolean =>
  payments.some(({ status, items }) => status === 'succeeded' && items.some(({ productId }) => productId === product));

async function fetchNames(productIds: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all([...new Set(productIds)].map((id) => getPublished(`products/${id}`, parseProduct)));
  return new Map(found.flatMap((product) => (product ? [[product.id, product.name]] : [])));
}
