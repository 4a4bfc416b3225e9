import type { Write } from '../../processing';
import type { PaymentMail, PaymentServices } from '../services';
import { formatAmount, paymentsText } from '../text/payments.en';
import type { Order } from './order';

/** A mail in the outbox. `path` is the screen that it links to: the site's address is added when it is sent. */
type OutboxMail = Pick<PaymentMail, 'to' | 'subject' | 'text' | 'kind'> & { path: string | null };
type IdentifiedOrder = { orderId: string; order: Order };

const text = paymentsText.mail;
/** Returns the screen on which a buyer sees the order. */
const pathOf = (orderId: string): string => `/profile?tab=orders&order=${orderId}`;
const titlesOf = ({ items }: Order): string => items.map(({ title }) => title).join(', ');

/**
 * Returns the writes that put the mails about a change of an order into the outbox `paymentMails`: the receipt, and
 * mails about refunds. They belong in the transaction that changes the order. A handler sends the mails.
 */
export function mailsOf({ orderId, before, order }: IdentifiedOrder & { before: Order }): Write[] {
  const writes: Write[] = [];
  const isNewlyPaid = before.paidAt === null && order.paidAt !== null;
  if (isNewlyPaid) writes.push(mailTo(`receipt-${orderId}`, order.buyer.email, receiptOf({ orderId, order })));
  if (order.amountRefunded > before.amountRefunded) {
    const refund = refundOf({ orderId, order }, order.amountRefunded - before.amountRefunded);
    writes.push(mailTo(`refund-${orderId}-${order.amountRefunded}`, order.buyer.email, refund));
  }
  return writes;
}

/** Returns the write of the buyer's notification about money that was refunded since `before`; empty when none was. */
export function refundNotices({ orderId, before, order }: IdentifiedOrder & { before: Order }): Write[] {
  const refunded = order.amountRefunded - before.amountRefunded;
  if (refunded <= 0) return [];
  const notice = {
    kind: 'refund',
    title: text.refund.subject(order.number ?? ''),
    body: refundSentence(order, refunded),
    path: pathOf(orderId),
    readAt: null,
    createdAt: new Date(),
  };
  return [{ set: `users/${order.uid}/notifications/refund-${orderId}-${order.amountRefunded}`, data: notice }];
}

/** Returns the write of the mail with a gift's code. */
export function giftMail(
  { settings }: PaymentServices,
  { orderId, order, code }: IdentifiedOrder & { code: string },
): Write {
  const { subject, someone, lead, message, code: codeLine, how } = text.gift;
  const gift = order.gift ?? { email: '', message: '' };
  const paragraphs = [
    lead(titlesOf(order)),
    ...(gift.message === '' ? [] : [message(gift.message)]),
    codeLine(code),
    ...testNote(order),
    text.footer(order.seller?.name ?? settings.seller.name),
    how,
  ];
  const path = `/shopping?claim=${code}`;
  const mail = { subject: subject(order.buyer.name || someone), text: paragraphs.join('\n\n'), path, kind: 'GIFT' };
  return mailTo(`gift-${orderId}`, gift.email, mail);
}

/** Returns the write of the mail that a gift was withdrawn. */
export function giftVoidMail({ orderId, order }: IdentifiedOrder): Write {
  const { subject, text: body } = text.giftVoid;
  const mail = { subject, text: body(titlesOf(order)), path: null, kind: 'GIFT_VOID' };
  return mailTo(`gift-void-${orderId}`, order.gift?.email ?? '', mail);
}

function mailTo(id: string, to: string, mail: Omit<OutboxMail, 'to'>): Write {
  return { set: `paymentMails/${id}`, data: { to, ...mail, createdAt: new Date() } };
}

function receiptOf({ orderId, order }: IdentifiedOrder): Omit<OutboxMail, 'to'> {
  const { line, discount, total, tax, subject, lead, link } = text.receipt;
  const money = (amount: number): string => formatAmount(amount, order.currency);
  const { seller } = order;
  const lines = [
    ...order.items.map(({ title, amount }) => line(title, money(amount))),
    ...(order.discount > 0 ? [discount(money(order.discount))] : []),
    total(money(order.amount)),
    ...(order.tax ? [tax(order.tax.label, order.tax.percent, money(order.tax.amount))] : []),
  ];
  const sellerLines = seller
    ? [seller.name, ...seller.address, ...(seller.taxId ? [seller.taxId] : [])].join('\n')
    : '';
  const paragraphs = [text.greeting(order.buyer.name), lead, lines.join('\n'), sellerLines, ...testNote(order), link];
  return {
    subject: subject(order.number ?? ''),
    text: paragraphs.join('\n\n'),
    path: pathOf(orderId),
    kind: 'RECEIPT',
  };
}

function refundOf({ orderId, order }: IdentifiedOrder, refunded: number): Omit<OutboxMail, 'to'> {
  const { subject, link } = text.refund;
  const paragraphs = [text.greeting(order.buyer.name), refundSentence(order, refunded), ...testNote(order), link];
  return { subject: subject(order.number ?? ''), text: paragraphs.join('\n\n'), path: pathOf(orderId), kind: 'REFUND' };
}

function refundSentence({ items, amount, amountRefunded, currency }: Order, refunded: number): string {
  const { whole, part, duplicate } = text.refund;
  const money = formatAmount(refunded, currency);
  if (items.some((item) => item.duplicate)) return `${part(money)} ${duplicate}`;
  return amountRefunded === amount ? whole(money) : part(money);
}

const testNote = ({ provider }: Order): string[] => (provider === 'test' ? [text.test] : []);
