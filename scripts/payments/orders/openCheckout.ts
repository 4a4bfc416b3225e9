import { parseCheckoutSession } from '@lectern/shared/domain';
import { ConflictError, RetryLater, transact, type Change } from '../../processing';
import { receive } from '../provider/receive';
import type { PaymentServices } from '../services';
import { ownedOf } from './cartItems';
import { closeOrder } from './closeOrder';
import { problemAfterClosing } from './coupons';
import { netOf, orderPath, parseOrder, sumsOf, type Order } from './order';
import { planOrder } from './planOrder';
import { isRefusal, refusalFields, type CheckoutRefusal } from './refusal';

/**
 * Answers a checkout: plans the order, closes other open orders of its products, creates the session at the provider,
 * and writes its address. Each step finds what an interrupted call has done. A check gets its sums, and no order.
 */
export async function openCheckout(services: PaymentServices, change: Change): Promise<undefined> {
  const orderId = await placeOrder(services, change);
  if (orderId === null) return;
  const opened = await openOrRefuse(services, orderId);
  await answer(services, change.path, opened);
}

/** Places the order of a checkout; null when the checkout is answered already, refused, or only a check. */
function placeOrder(services: PaymentServices, { path, params }: Change): Promise<string | null> {
  return transact(services.documents, async (transaction) => {
    const found = await transaction.get(path);
    const session = found && parseCheckoutSession(found.data, path);
    if (!session || session.status !== undefined) return null;
    const isCheck = session.mode === 'check';
    if (!isCheck && session.paymentId !== undefined) return session.paymentId;
    const plan = await planOrder(services, transaction, { uid: params.uid ?? '', checkoutId: session.id }, session);
    if (isRefusal(plan)) {
      transaction.write({ merge: path, data: refusalFields(plan) });
      return null;
    }
    if (isCheck) {
      transaction.write({ merge: path, data: { status: 'checked', ...sumsOf(plan.order) } });
      return null;
    }
    plan.place();
    transaction.write({ merge: path, data: { paymentId: plan.orderId } });
    return plan.orderId;
  });
}

/**
 * A provider that refuses is not asked again without end: the buyer learns that nothing was charged, the operator why.
 * The order stays open, so that the same cart can be tried again.
 */
async function openOrRefuse(services: PaymentServices, orderId: string): Promise<Order | CheckoutRefusal> {
  try {
    return await openSession(services, orderId);
  } catch (error) {
    if (error instanceof RetryLater || error instanceof ConflictError) throw error;
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    services.report(`The order ${orderId} could not be opened at the payment service: ${problem}`);
    await services.documents.commit([{ merge: orderPath(orderId), data: { problem } }]);
    return { refused: 'provider', products: [] };
  }
}

/**
 * Closes the orders that this one replaces, and creates its session at the provider; a free order is settled instead.
 * Resolves to the order as it is now, or to why it can't be paid.
 */
async function openSession(services: PaymentServices, orderId: string): Promise<Order | CheckoutRefusal> {
  const { documents } = services;
  const stored = await documents.get(orderPath(orderId));
  if (stored === null) throw new Error(`The order ${orderId} is missing.`);
  const order = parseOrder(stored);
  if (order.sessionId !== null || order.paidAt !== null) return order;
  for (const other of order.supersedes) await closeOrder(services, other);
  const owned = order.gift
    ? []
    : await ownedOf(
        documents,
        order.uid,
        order.items.map(({ productId }) => productId),
      );
  if (owned.length > 0 || order.isClosed) {
    await closeOrder(services, orderId);
    return owned.length > 0 ? { refused: 'owned', products: owned } : { refused: 'invalid', products: [] };
  }
  const coupon = await couponProblem(services, order);
  if (coupon !== null) {
    await closeOrder(services, orderId);
    return { refused: 'coupon', products: [], coupon };
  }
  if (order.amount === 0) {
    await receive(services, { orderId, paymentRef: null, events: [{ id: 'free', kind: 'succeeded' }] });
    return order;
  }
  return createSession(services, orderId, order);
}

const couponProblem = ({ documents }: PaymentServices, { coupon, uid, supersedes }: Order) =>
  coupon === null ? null : problemAfterClosing(documents, { code: coupon, uid }, supersedes);

async function createSession(
  services: PaymentServices,
  orderId: string,
  order: Order,
): Promise<Order | CheckoutRefusal> {
  const { documents, provider } = services;
  if (provider?.kind !== order.provider) return { refused: 'payments_off', products: [] };
  const session = await provider.createSession({
    orderId,
    idempotencyKey: `${order.uid}-${order.checkoutId ?? ''}`,
    lines: order.items.map((item) => ({ title: item.title, amount: netOf(item) })),
    currency: order.currency,
    email: order.buyer.email || null,
    successUrl: order.successUrl,
    cancelUrl: order.cancelUrl,
  });
  const opened = await transact(documents, async (transaction) => {
    const current = await transaction.get(orderPath(orderId));
    const known = { ...session, problem: null };
    transaction.write({ merge: orderPath(orderId), data: known });
    return { ...order, ...(current ? parseOrder(current) : {}), ...known };
  });
  if (!opened.isClosed) return opened;
  // Another cart took its place while the session was created.
  await closeOrder(services, orderId);
  return { refused: 'invalid', products: [] };
}

/** Writes the answer of a checkout that has none yet: a refusal, or the sums and the page to pay or return to. */
function answer({ documents }: PaymentServices, path: string, opened: Order | CheckoutRefusal): Promise<void> {
  return transact(documents, async (transaction) => {
    const found = await transaction.get(path);
    if (found === null || found.data.status !== undefined) return;
    if (isRefusal(opened)) {
      transaction.write({ merge: path, data: refusalFields(opened) });
      return;
    }
    const { amount, sessionId, expiresAt, url, successUrl } = opened;
    const isFree = amount === 0;
    const destination = isFree ? { url: successUrl } : { url, sessionId, expiresAt };
    transaction.write({
      merge: path,
      data: { status: isFree ? 'complete' : 'open', ...destination, ...sumsOf(opened) },
    });
  });
}
