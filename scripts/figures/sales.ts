import { parsePayment } from '@lectern/shared/domain';
import type { AdminWrite } from '@lectern/backend';
import { plainFields, put, type DeskServices } from '../desk';

/** States of a payment in which the site has its money, except for what was refunded. */
const PAID = new Set(['succeeded', 'partly_refunded']);

/**
 * Stores what a payment brought each of its courses, at `courseFigures/{course}/sales/{uid}~{payment}`, and returns the
 * ids of these courses. A partial refund counts first against items that the buyer owned already, since those are
 * refunded in any case, and then against all others by their share. Throws a DocumentError for a malformed payment.
 */
export function countSale({ documents }: DeskServices, uid: string, paymentId: string): string[] {
  const stored = documents.get(`customers/${uid}/payments/${paymentId}`);
  if (stored === null) return [];
  const { items, status, amount, amountRefunded, currency } = parsePayment(plainFields(stored.fields), stored.path);
  const courses = items.filter(({ kind, duplicate }) => kind === 'course' && !duplicate);
  const sold = amount - sumOf(items.filter(({ duplicate }) => duplicate));
  const remaining = Math.min(sold, amount - amountRefunded);
  const remainingShare = PAID.has(status) && sold > 0 ? remaining / sold : 0;
  const writes = courses.map(({ refId, amount: price, discount }): AdminWrite => {
    const path = `courseFigures/${refId}/sales/${uid}~${paymentId}`;
    const paid = Math.max(0, Math.round((price - discount) * remainingShare));
    return paid === 0 ? { delete: path } : put(path, { amount: paid, currency });
  });
  if (writes.length > 0) documents.commit(writes);
  return [...new Set(courses.map(({ refId }) => refId))];
}

const sumOf = (items: readonly { amount: number; discount: number }[]): number =>
  items.reduce((sum, { amount, discount }) => sum + amount - discount, 0);
