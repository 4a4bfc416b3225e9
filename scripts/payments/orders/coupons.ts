import * as v from 'valibot';
import type { Documents, Snapshot, Transaction } from '../../processing';
import { orderPath, parseOrder, type OrderItem } from './order';

const coupon = v.object({
  /** One of the two is set. `amountOff` is in the minor unit of `currency`. */
  percentOff: v.nullable(v.number()),
  amountOff: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  startsAt: v.nullable(v.date()),
  endsAt: v.nullable(v.date()),
  maxUses: v.nullable(v.number()),
  perAccount: v.nullable(v.number()),
  /** Orders that use it, or hold it while they can be paid. */
  uses: v.number(),
  createdAt: v.date(),
});

/** `coupons/{CODE}`, for the processor only. Each use is below it, in `uses/{orderId}`. */
export type Coupon = v.InferOutput<typeof coupon>;

/** Reasons why a coupon does not apply. */
export type CouponProblem = 'unknown' | 'not_started' | 'ended' | 'used_up' | 'used_by_you' | 'currency';

/** Parses a stored coupon. */
export const parseCoupon = ({ data }: Snapshot): Coupon => v.parse(coupon, data);

/** Codes, which are ids of documents: ids that start and end with two underscores are reserved. */
const CODE = /^(?!__.*__$)[A-Z0-9_-]{1,40}$/;

/** Returns the form in which codes are stored: capital letters. */
export const couponCode = (text: string): string => text.trim().toUpperCase();

export const couponPath = (code: string): string => `coupons/${couponCode(code)}`;
const pathOfUse = (code: string, orderId: string): string => `${couponPath(code)}/uses/${orderId}`;

/**
 * A coupon that applies: the discount of each item in `shares`, and `recordUse`, which writes one use of it for an
 * order. `replaces` names unpaid orders of the same account that hold a use beyond the limits: they must be closed
 * before this one can be paid.
 */
export type ApplicableCoupon = { shares: number[]; replaces: string[]; recordUse: (orderId: string) => void };

/** A requested use of a coupon. Orders of the account in `closing` are closed anyway. */
type CouponUse = { code: string; uid: string; currency: string; now: Date; closing: readonly string[] };

/**
 * Checks a coupon within a transaction, and writes nothing before `recordUse`: two orders never share the last use,
 * unless one replaces the other. Resolves to the problem of a coupon that does not apply.
 */
export async function checkCoupon(
  transaction: Transaction,
  { code, uid, currency, now, closing }: CouponUse,
  items: readonly Pick<OrderItem, 'amount'>[],
): Promise<ApplicableCoupon | CouponProblem> {
  const found = CODE.test(couponCode(code)) ? await transaction.get(couponPath(code)) : null;
  if (found === null) return 'unknown';
  const stored = parseCoupon(found);
  if (stored.startsAt && now < stored.startsAt) return 'not_started';
  if (stored.endsAt && now >= stored.endsAt) return 'ended';
  if (stored.amountOff !== null && stored.currency !== currency) return 'currency';
  const own = await transaction.query(usesBy(code, uid));
  const excess = excessOf(stored, own.length, 1);
  const needed = Math.max(excess.all, excess.own);
  const replaces = needed > 0 ? (await unpaidOrders(transaction, own, closing)).slice(0, needed) : [];
  if (excess.all > replaces.length) return 'used_up';
  if (excess.own > replaces.length) return 'used_by_you';
  const recordUse = (orderId: string): void =>
    transaction.write(
      { merge: couponPath(code), data: { uses: stored.uses + 1 } },
      { set: pathOfUse(code, orderId), data: { uid, at: now } },
    );
  return { shares: discounts(stored, items), replaces, recordUse };
}

const usesBy = (code: string, uid: string) => ({
  collection: `${couponPath(code)}/uses`,
  where: [{ field: 'uid', op: '==' as const, value: uid }],
});

/** Returns by how many uses a coupon exceeds its limits with `more` of them: of all accounts, and of one. */
const excessOf = ({ uses, maxUses, perAccount }: Coupon, own: number, more: number) => ({
  all: maxUses === null ? 0 : Math.max(0, uses + more - maxUses),
  own: perAccount === null ? 0 : Math.max(0, own + more - perAccount),
});

/** Resolves to the unpaid orders among those that hold these uses: first those in `closing`, then the oldest. */
async function unpaidOrders(
  transaction: Transaction,
  uses: readonly Snapshot[],
  closing: readonly string[],
): Promise<string[]> {
  const unpaid: { id: string; rank: number }[] = [];
  for (const { path } of uses) {
    const id = path.slice(path.lastIndexOf('/') + 1);
    const found = await transaction.get(orderPath(id));
    const order = found && parseOrder(found);
    if (!order || !['open', 'failed'].includes(order.status)) continue;
    unpaid.push({ id, rank: closing.includes(id) ? 0 : order.createdAt.getTime() });
  }
  return unpaid.sort((a, b) => a.rank - b.rank).map(({ id }) => id);
}

/**
 * Resolves to the problem of an order's coupon once the orders in `replaced` are closed: one of them may have been paid
 * meanwhile, and keeps its use. Null when the order may use the coupon.
 */
export async function problemAfterClosing(
  documents: Documents,
  { code, uid }: { code: string; uid: string },
  replaced: readonly string[],
): Promise<CouponProblem | null> {
  const held = await Promise.all(replaced.map((id) => documents.get(pathOfUse(code, id))));
  const found = held.some((use) => use !== null) ? await documents.get(couponPath(code)) : null;
  if (found === null) return null;
  const excess = excessOf(parseCoupon(found), (await documents.query(usesBy(code, uid))).length, 0);
  return excess.own > 0 ? 'used_by_you' : excess.all > 0 ? 'used_up' : null;
}

/**
 * Stores that an order uses its coupon, or that it does not: `isUsed` is true while it is paid or can be paid. A late
 * payment takes a released use again, even above the limit: the buyer has paid the reduced price.
 */
export async function settleCouponUse(
  transaction: Transaction,
  { code, orderId, uid, now }: { code: string; orderId: string; uid: string; now: Date },
  { isUsed }: { isUsed: boolean },
): Promise<void> {
  const [found, use] = [await transaction.get(couponPath(code)), await transaction.get(pathOfUse(code, orderId))];
  if (found === null || (use !== null) === isUsed) return;
  const { uses } = parseCoupon(found);
  transaction.write({ merge: couponPath(code), data: { uses: Math.max(0, uses + (isUsed ? 1 : -1)) } });
  transaction.write(
    isUsed ? { set: pathOfUse(code, orderId), data: { uid, at: now } } : { delete: pathOfUse(code, orderId) },
  );
}

/**
 * Splits the discount over the items in proportion to their prices. The shares add up to the discount exactly, and none
 * exceeds its price.
 */
export function discounts(
  { percentOff, amountOff }: Pick<Coupon, 'percentOff' | 'amountOff'>,
  items: readonly Pick<OrderItem, 'amount'>[],
): number[] {
  const subtotal = items.reduce((sum, { amount }) => sum + amount, 0);
  const whole = Math.min(percentOff === null ? (amountOff ?? 0) : Math.round((subtotal * percentOff) / 100), subtotal);
  let before = 0;
  let given = 0;
  return items.map(({ amount }) => {
    before += amount;
    const upTo = subtotal === 0 ? 0 : Math.floor((whole * before) / subtotal);
    const share = Math.min(upTo - given, amount);
    given += share;
    return share;
  });
}
