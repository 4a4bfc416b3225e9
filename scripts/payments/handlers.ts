import { parseEntitlement, parseProduct } from '@lectern/shared/domain';
import { transact, type Change, type Handler } from '../processing';
import { readSubject } from './orders/cartItems';
import { answerGiftClaim } from './orders/gifts';
import { derivedId, paymentPath } from './orders/order';
import { openCheckout } from './orders/openCheckout';
import { answerRefundRequest, carryOutRefund } from './orders/refunds';
import { nextNumber, settle } from './orders/settle';
import type { PaymentMail, PaymentServices } from './services';

/** Returns the handlers of the payments processor. */
export function paymentHandlers(services: PaymentServices): Handler[] {
  const bind =
    (work: (services: PaymentServices, change: Change) => Promise<undefined>) =>
    (change: Change): Promise<undefined> =>
      work(services, change);
  return [
    { name: 'checkout', pattern: 'customers/{uid}/checkout_sessions/{id}', handle: bind(openCheckout) },
    { name: 'event', pattern: 'paymentOrders/{order}/events/{event}', times: ['at'], handle: bind(settleOrder) },
    { name: 'refund', pattern: 'paymentOrders/{order}/refunds/{refund}', times: ['at'], handle: bind(carryOutRefund) },
    {
      name: 'refundRequest',
      pattern: 'customers/{uid}/refund_requests/{payment}',
      times: ['createdAt', 'decidedAt'],
      handle: bind(answerRefundRequest),
    },
    { name: 'giftClaim', pattern: 'customers/{uid}/gift_claims/{id}', handle: bind(answerGiftClaim) },
    {
      name: 'freeItem',
      pattern: 'entitlements/{uid}/items/{product}',
      times: ['grantedAt'],
      handle: bind(recordFreeItem),
    },
    { name: 'mail', pattern: 'paymentMails/{id}', handle: bind(sendOutboxMail) },
  ];
}

const settleOrder = async (services: PaymentServices, { params }: Change): Promise<undefined> => {
  await settle(services, params.order ?? '');
};

/** A document of the outbox `paymentMails`. `path` is the screen that the mail links to. */
type StoredMail = Omit<PaymentMail, 'key' | 'link'> & { path: string | null; createdAt?: Date };

/** Sends a mail of the outbox, then removes it. Repeated after a crash, it is sent once: its path is its key. */
async function sendOutboxMail(services: PaymentServices, { path, data }: Change): Promise<undefined> {
  const { path: screen, createdAt: _, ...mail } = data as StoredMail;
  // An account without an address gets no mails.
  if (mail.to !== '')
    await services.sendMail({ ...mail, link: screen === null ? null : `${services.siteUrl}${screen}`, key: path });
  await services.documents.commit([{ delete: path }]);
}

/** Writes the payment document of a free item that was claimed without a checkout, so that it is among the orders. */
async function recordFreeItem(services: PaymentServices, { path, params }: Change): Promise<undefined> {
  const { uid = '', product: productId = '' } = params;
  const paymentId = derivedId('free', uid, productId);
  await transact(services.documents, async (transaction) => {
    const [found, existing] = [await transaction.get(path), await transaction.get(paymentPath(uid, paymentId))];
    if (found === null || existing !== null || found.data.paymentId !== null) return;
    const { kind, refId, priceId, grantedAt } = parseEntitlement(found.data, path);
    const stored = await transaction.get(`products/${productId}`);
    const price = await transaction.get(`products/${productId}/prices/${priceId}`);
    const product = stored && parseProduct(stored.data, stored.path);
    const subject = product && (await readSubject(transaction, productId, product.metadata));
    const title = subject?.title ?? product?.name ?? '';
    const item = { priceId, productId, kind, refId, title, amount: 0, discount: 0, duplicate: false };
    const account = await services.findAccount(uid);
    if (account === null) return;
    const payment = {
      status: 'succeeded',
      items: [item],
      ...{ amount: 0, discount: 0, amountRefunded: 0, coupon: null, tax: null, gift: null, checkoutId: null },
      currency: typeof price?.data.currency === 'string' ? price.data.currency : 'eur',
      number: await nextNumber(transaction),
      seller: services.settings.seller,
      buyer: { name: account.name, email: account.email ?? '' },
      test: false,
      created: grantedAt,
      paidAt: grantedAt,
    };
    transaction.write({ set: paymentPath(uid, paymentId), data: payment });
  });
}
