import type { ReactNode } from 'react';
import { useHost } from '@lectern/shared/host';
import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import { ordersText } from '../../text/profile/orders.en';
import type { TabProps } from '../tabs';
import { OrderBadge } from './OrderBadge';
import type { Order } from './orders';
import styles from './orders.module.css';

/** The printed receipt: seller, payment details, items and total. */
export function Receipt({ order, user }: { order: Order } & TabProps) {
  const text = useText(ordersText);
  const { homeUrl } = useHost().config;
  return (
    <div className={styles.receipt}>
      <header className={styles.head}>
        <h2>{text.title}</h2>
        <p>
          <strong>{text.by}</strong>
          <br />
          {homeUrl}
        </p>
      </header>
      <dl className={styles.facts}>
        <Fact label={text.number}>{order.id}</Fact>
        <Fact label={text.date}>{text.when(order.at)}</Fact>
        <Fact label={text.to}>
          {user.displayName}
          <br />
          {user.email}
        </Fact>
        <Fact label={text.state}>
          <OrderBadge state={order.state} />
        </Fact>
      </dl>
      <Lines order={order} />
      <p className={styles.note}>{text.note}</p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ order: { lines, amount, currency } }: { order: Order }) {
  const text = useText(ordersText);
  const format = useFormat();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {(lines.length === 0 ? [{ name: null, amount }] : lines).map((line, index) => (
          <tr key={index}>
            <td>{line.name ?? text.item}</td>
            <td>{line.amount === null ? '' : formatPrice(format, line.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <td>{formatPrice(format, amount, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
