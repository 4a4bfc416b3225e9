import type { Payment } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { useFormat, useText, type TextOf } from '@lectern/shared/text';
import { deskText } from '../../text/desk.en';
import type { RowOf } from '../data/queues';
import { paymentOf } from '../data/refunds';
import { DeskRow, Quote } from '../parts/DeskRow';

/** An order, as the payments processor stored it. */
export function OrderRow({ row }: { row: RowOf<'orders'> }) {
  const text = useText(deskText);
  const format = useFormat();
  const { id, number, items, amount, currency, status, buyer, created } = row;
  return (
    <DeskRow
      title={number ?? id}
      name={number ?? id}
      metadata={[text.price(amount, currency), buyer?.email ?? null, text.date(created)]}
      status={status}
    >
      {items.length > 0 && <p>{format.list(items.map(({ title }) => title))}</p>}
    </DeskRow>
  );
}

/** A request for a refund, with what was bought, by whom and for how much. */
export function RefundRow({ row }: { row: RowOf<'refunds'> }) {
  const text = useText(deskText);
  const format = useFormat();
  const { id, reason, status, answer, createdAt, documentPath } = row;
  const payment = useQuery(paymentOf(documentPath)).data;
  const name = payment?.number ?? id;
  const buyer = payment?.buyer?.email ?? documentPath.split('/')[1] ?? null;
  return (
    <DeskRow
      title={name}
      name={name}
      metadata={[payment ? priceOf(payment, status, text) : null, buyer, text.date(createdAt)]}
      status={status}
      target={documentPath}
      actions={status === 'open' ? ['refund.approve', 'refund.decline'] : []}
    >
      {payment && payment.items.length > 0 && <p>{format.list(payment.items.map(({ title }) => title))}</p>}
      <Quote label={text.said}>{reason}</Quote>
      {answer !== undefined && answer !== '' && <Quote label={text.answer}>{answer}</Quote>}
    </DeskRow>
  );
}

/** Returns the price of an order; while a refund is decided, also what is left of it to refund. */
function priceOf(
  { amount, amountRefunded, currency }: Payment,
  status: RowOf<'refunds'>['status'],
  text: TextOf<typeof deskText>,
): string {
  const price = text.price(amount, currency);
  return status === 'open' && amountRefunded > 0
    ? text.amountLeft(text.price(amount - amountRefunded, currency), price)
    : price;
}

/** A document that the payments processor failed for. */
export function DeadLetterRow({ row }: { row: RowOf<'payments'> }) {
  const text = useText(deskText);
  const { id, path, error, attempts, at } = row;
  return (
    <DeskRow
      title={path}
      name={path}
      metadata={[text.attempts(attempts), text.date(at)]}
      target={id}
      actions={['payment.settle']}
    >
      <p>
        <code>{error}</code>
      </p>
    </DeskRow>
  );
}
