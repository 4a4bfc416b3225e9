import type { ReactNode } from 'react';
import type { Payment } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import { orderText } from '../../text/profile/order.en';
import type { TabProps } from '../tabs';
import { OrderBadge } from './OrderBadge';
import { dateOf, numberOf } from './orders';
import * as styles from './orders.module.css';

/** The printed receipt: seller, payment details, items, tax and total; before the payment, the order. */
export function Receipt({ payment, user, isPaid }: { payment: Payment; isPaid: boolean } & TabProps) {
  const text = useText(orderText);
  const { displayName: name, email } = user;
  const buyer = payment.buyer ?? { name, email };
  return (
    <div className={styles.receipt}>
      <header className={styles.head}>
        <h2>{isPaid ? text.receipt : text.order}</h2>
        <Seller seller={payment.seller} />
      </header>
      <dl className={styles.metadata}>
        <MetadataEntry label={text.number}>{numberOf(payment)}</MetadataEntry>
        <MetadataEntry label={isPaid ? text.date : text.ordered}>{text.when(dateOf(payment))}</MetadataEntry>
        <MetadataEntry label={text.to}>
          {buyer.name && (
            <>
              {buyer.name}
              <br />
            </>
          )}
          {buyer.email}
        </MetadataEntry>
        <MetadataEntry label={text.state}>
          <OrderBadge status={payment.status} />
        </MetadataEntry>
      </dl>
      <Lines payment={payment} />
      {payment.test && <p className={styles.note}>{text.test}</p>}
      {isPaid && <p className={styles.note}>{text.note}</p>}
    </div>
  );
}

function Seller({ seller }: Pick<Payment, 'seller'>) {
  const text = useText(orderText);
  const { homeUrl } = useHost().config;
  if (!seller)
    return (
      <p>
        <strong>{text.seller}</strong>
        <br />
        {homeUrl}
      </p>
    );
  const { name, address, email, taxId } = seller;
  const lines = [...address, ...(email ? [email] : []), ...(taxId ? [text.taxId(taxId)] : [])];
  return (
    <p>
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line} className={styles.sellerLine}>
          {line}
        </span>
      ))}
    </p>
  );
}

function MetadataEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ payment }: { payment: Payment }) {
  const text = useText(orderText);
  const format = useFormat();
  const { items, amount, discount, coupon, tax, amountRefunded, currency } = payment;
  const price = (value: number): string => formatPrice(format, value, currency);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.productId} label={<Link to={pathOf(item)}>{item.title}</Link>} value={price(item.amount)} />
        ))}
        {discount > 0 && <Row label={text.discount(coupon)} value={price(-discount)} />}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <td>{price(amount)}</td>
        </tr>
        {tax && <Row label={text.tax(tax.label, tax.percent)} value={price(tax.amount)} />}
        {amountRefunded > 0 && <Row label={text.refundedRow} value={price(-amountRefunded)} />}
      </tfoot>
    </table>
  );
}

/** Returns the path of the page of an item, which leads on to the lessons or the reader. */
const pathOf = ({ kind, refId }: Payment['items'][number]): string =>
  kind === 'book' ? `/books?book=${refId}` : `/course/course/${refId}`;

const Row = ({ label, value }: { label: ReactNode; value: string }) => (
  <tr>
    <td>{label}</td>
    <td>{value}</td>
  </tr>
);
