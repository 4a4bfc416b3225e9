import { useHost, useTitle } from '@lectern/shared/host';
import { ArrowStartIcon, Button, ButtonLink, CartIcon, EmptyState } from '@lectern/shared/ui';
import { formatPrice, useFormat } from '@lectern/shared/text';
import { orderWords } from '../../text/profile/orders.en';
import { useText } from '../../text/useText';
import { PrintedSheet } from '../print/PrintedSheet';
import type { TabProps } from '../tabs';
import type { Order } from './orders';
import styles from './orders.module.css';
import { OrderBadge } from './OrderBadge';

/** The receipt of one payment, to keep or to print. */
export function ReceiptView({ order, user }: { order: Order | null } & TabProps) {
  const text = useText(orderWords);
  useTitle(order ? text.receiptOf(order.id) : '');
  return (
    <div className={styles.receiptView}>
      <div>
        <ButtonLink to="/profile?tab=orders" variant="quiet" size="small" icon={<ArrowStartIcon />}>
          {text.all}
        </ButtonLink>
      </div>
      {order ? (
        <>
          <PrintedSheet page="receipt" label={text.receiptOf(order.id)}>
            <Receipt order={order} user={user} />
          </PrintedSheet>
          <div>
            <Button
              onClick={() => {
                print();
              }}
            >
              {text.print}
            </Button>
          </div>
        </>
      ) : (
        <EmptyState icon={<CartIcon />} title={text.unknown}>
          {text.unknownLead}
        </EmptyState>
      )}
    </div>
  );
}

function Receipt({ order: { id, state, amount, currency, at, lines }, user }: { order: Order } & TabProps) {
  const format = useFormat();
  const text = useText(orderWords);
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
        <div>
          <dt>{text.number}</dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>{text.date}</dt>
          <dd>{text.when(at)}</dd>
        </div>
        <div>
          <dt>{text.to}</dt>
          <dd>
            {user.displayName}
            <br />
            {user.email}
          </dd>
        </div>
        <div>
          <dt>{text.state}</dt>
          <dd>
            <OrderBadge state={state} />
          </dd>
        </div>
      </dl>
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
      <p className={styles.note}>{text.note}</p>
    </div>
  );
}
