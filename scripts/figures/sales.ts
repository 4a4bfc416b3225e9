import { parsePayment } from '@lectern/shared/domain';
import type { AdminWrite } from '@lectern/backend';
import { plainFields, put, type DeskServices } from '../desk';

/** States of a payment whose money the site has, but for what was refunded. */
const PAID = new Set(['succeeded', 'partly_refunded']);

/**
 * Brings the sales of the courses in a payment in line with it, at `courseFigures/{course}/sales/{uid}~{payment}`. What
 * was refunded in part counts against duplicate items first, which are refunded by themselves, then against each other
 * item by its share. Returns the courses. Throws a DocumentError for a malformed payment.
 */
export function countSale({ documents }: DeskServices, uid: string, paymentId: string): string[] {
  const stored = documents.get(`customers/${uid}/payments/${paymentId}`);
  if (stored === null) return [];
  const { items, status, amount, amountRefunded, currency } = parsePayment(plainFields(stored.fields), stored.path);
  const courses = items.filter(({ kind, duplicate }) => kind === 'course' && !duplicate);
  const sold = amount - sumOf(items.filter(({ duplicate }) => duplicate));
  const left = Math.min(sold, amount - amountRefunded);
  const kept = PAID.has(status) && sold > 0 ? left / sold : 0;
  const writes = courses.map(({ refId, amount: price, discount }): AdminWrite => {
    const path = `courseFigures/${refId}/sales/${uid}~${paymentId}`;
    const paid = Math.max(0, Math.round((price - discount) * kept));
    return paid === 0 ? { delete: path } : put(path, { amount: paid, currency });
  });
  if (writes.length > 0) documents.commit(writes);
  return [...new Set(courses.map(({ refId }) => refId))];
}

const sumOf = (items: readonly { amount: number; discount: number }[]): number =>
  items.reduce((sum, { amount, discount }) => sum + amount - discount, 0);
