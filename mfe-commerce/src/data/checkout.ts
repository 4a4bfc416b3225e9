import { parseCheckoutSession, parsePayment, type CheckoutSession, type Payment } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { withLock } from '@lectern/shared/sync';
import { orderPath } from '../shoppingView';
import { newId } from './newId';
import { pollAnswer } from './pollAnswer';

const documents = () => import('@lectern/shared/firebase/documents');
const FRESH = { fresh: true } as const;

/** Age up to which an unanswered request is used again, in milliseconds. */
const REUSE_MS = 15 * 60_000;
/** Time that an open payment page must have left to be used again, in milliseconds. */
const MIN_TIME_LEFT_MS = 60_000;
/** Number of recent checkouts and checks that are searched for the same order. */
const RECENT = 40;

/**
 * An order before it is placed. `subtotal` is the sum of the prices that the buyer saw, in the currency's minor unit.
 */
export type Order = {
  lines: readonly { productId: string; priceId: string }[];
  subtotal: number;
  coupon: string | null;
  gift: { email: string; message: string } | null;
};

/** A checkout that buys: not a check. */
type Checkout = CheckoutSession & { mode: 'payment'; status?: Exclude<CheckoutSession['status'], 'checked'> };

/** A checkout, with its payment once the provider has reported one. */
export type CheckoutState = { session: Checkout; payment: Payment | null };

const sessionsOf = (uid: string): string => `customers/${uid}/checkout_sessions`;

/**
 * Requests the checkout of an order and waits for the processor's answer; null when that takes longer than 20 s. The
 * same order requested again, also in another tab, gets the same checkout, so that nobody pays twice. Rejects with a
 * BackendError; `denied` when a price is no longer valid.
 */
export async function requestCheckout(uid: string, order: Order): Promise<CheckoutSession | null> {
  return answerTo(uid, await withLock('lectern.checkout', () => findOrCreate(uid, order)));
}

/**
 * Asks for the sums of an order with its coupon, and waits for the answer; null when that takes longer than 20 s.
 * Nothing is bought, and the terms need not be accepted. Rejects like `requestCheckout`.
 */
export async function checkOrder(uid: string, order: Order): Promise<CheckoutSession | null> {
  return answerTo(uid, await create(uid, order, { mode: 'check' }));
}

async function answerTo(uid: string, id: string): Promise<CheckoutSession | null> {
  const { getDocument } = await documents();
  return pollAnswer(async () => {
    const session = await getDocument(`${sessionsOf(uid)}/${id}`, parseCheckoutSession, FRESH);
    return session?.status === undefined ? null : session;
  });
}

async function findOrCreate(uid: string, order: Order): Promise<string> {
  const known = (await listCheckouts(uid)).find((session) => isUsable(session) && isForOrder(session, order));
  return known?.id ?? create(uid, order, { mode: 'payment', acceptedTerms: true });
}

async function create(
  uid: string,
  order: Order,
  request: Pick<CheckoutSession, 'mode' | 'acceptedTerms'>,
): Promise<string> {
  const { serverTime, setDocument } = await documents();
  const id = newId();
  await setDocument(`${sessionsOf(uid)}/${id}`, {
    ...request,
    line_items: order.lines.map(({ productId, priceId }) => ({ price: priceId, product: productId, quantity: 1 })),
    success_url: location.origin + orderPath(id),
    cancel_url: location.origin + orderPath(id, { isBack: true }),
    ...(order.coupon === null ? {} : { coupon: order.coupon }),
    ...(order.gift === null ? {} : { gift: order.gift }),
    expectedSubtotal: order.subtotal,
    createdAt: serverTime,
  });
  return id;
}

async function listCheckouts(uid: string): Promise<Checkout[]> {
  const { listDocuments } = await documents();
  const recent = await listDocuments(
    { collection: sessionsOf(uid), orderBy: [['createdAt', 'desc']], limit: RECENT },
    parseCheckoutSession,
    FRESH,
  );
  return recent.filter(isCheckout);
}

const isCheckout = (session: CheckoutSession): session is Checkout => session.mode === 'payment';

/** Returns true for a checkout that can still be paid, or that the processor has not answered yet. */
export function isUsable({ status, expiresAt, createdAt }: CheckoutSession, now = Date.now()): boolean {
  if (status === undefined) return now - createdAt.getTime() < REUSE_MS;
  return status === 'open' && (expiresAt === undefined || expiresAt.getTime() - now > MIN_TIME_LEFT_MS);
}

/** Returns true for a checkout of the same items, prices, coupon and gift. */
export function isForOrder({ line_items, coupon, gift, expectedSubtotal }: CheckoutSession, order: Order): boolean {
  const requested = line_items.map(({ product, price }) => `${product}/${price}`).sort();
  const wanted = order.lines.map(({ productId, priceId }) => `${productId}/${priceId}`).sort();
  return (
    requested.join() === wanted.join() &&
    (coupon ?? null) === order.coupon &&
    (gift?.email ?? null) === (order.gift?.email ?? null) &&
    (gift?.message ?? null) === (order.gift?.message ?? null) &&
    expectedSubtotal === order.subtotal
  );
}

/** Query for a checkout and its payment; null when the account has none of this id. Bypasses this device's cache. */
export const checkoutState = (uid: string, id: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'checkout', id],
    queryFn: async (): Promise<CheckoutState | null> => {
      const { getDocument } = await documents();
      const session = await getDocument(`${sessionsOf(uid)}/${id}`, parseCheckoutSession, FRESH);
      if (session === null || !isCheckout(session)) return null;
      const { paymentId } = session;
      const payment =
        paymentId === undefined
          ? null
          : await getDocument(`customers/${uid}/payments/${paymentId}`, parsePayment, FRESH);
      return { session, payment };
    },
  });

/** A checkout that waits for its payment (`open`), or a payment that waits for the bank. */
export type Unfinished = { checkoutId: string; kind: 'open' | 'processing' };

/** Query for the checkouts of the last days that are not finished, the newest first. */
export const unfinishedCheckouts = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'checkout', 'unfinished'],
    queryFn: async (): Promise<Unfinished[]> => {
      const { listDocuments } = await documents();
      const [sessions, payments] = await Promise.all([
        listCheckouts(uid),
        listDocuments(
          { collection: `customers/${uid}/payments`, where: [['status', '==', 'processing']] },
          parsePayment,
          FRESH,
        ),
      ]);
      const waiting = payments.flatMap(({ checkoutId }) => checkoutId ?? []);
      const open = sessions.filter(
        (session) => session.status === 'open' && isUsable(session) && !waiting.includes(session.id),
      );
      return [
        ...waiting.map((checkoutId) => ({ checkoutId, kind: 'processing' }) as const),
        ...open.map(({ id }) => ({ checkoutId: id, kind: 'open' }) as const),
      ];
    },
  });
