import type { Transaction } from '../../processing';
import { entitlementPath, type Order, type OrderItem } from './order';

/**
 * Grants the items of a paid order to an account. Returns the items that it owns already by another order: they are not
 * granted twice.
 */
export async function grantItems(
  transaction: Transaction,
  orderId: string,
  { items }: Order,
  { uid, now }: { uid: string; now: Date },
): Promise<OrderItem[]> {
  const duplicates: OrderItem[] = [];
  for (const item of items.filter(({ duplicate }) => !duplicate)) {
    const { kind, refId, priceId, productId } = item;
    const path = entitlementPath(uid, productId);
    const owned = await transaction.get(path);
    if (owned === null)
      transaction.write({ set: path, data: { kind, refId, priceId, paymentId: orderId, grantedAt: now } });
    else if (owned.data.paymentId !== orderId) duplicates.push(item);
  }
  return duplicates;
}

/** Takes back what this order granted, with enrolments. Progress and notes stay. */
export async function revokeItems(
  transaction: Transaction,
  orderId: string,
  { items }: Order,
  uid: string,
): Promise<void> {
  for (const { kind, refId, productId } of items) {
    const path = entitlementPath(uid, productId);
    if ((await transaction.get(path))?.data.paymentId !== orderId) continue;
    transaction.write({ delete: path });
    const enrolment = `users/${uid}/enrolments/${refId}`;
    const isBought = kind === 'course' && (await transaction.get(enrolment))?.data.entitlement === productId;
    if (isBought) transaction.write({ delete: enrolment });
  }
}
