import { useTitle } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { ArrowStartIcon, Button, ButtonLink, CartIcon, EmptyState } from '@lectern/shared/ui';
import { ordersText } from '../../text/profile/orders.en';
import { PrintedSheet } from '../print/PrintedSheet';
import type { TabProps } from '../tabs';
import type { Order } from './orders';
import styles from './orders.module.css';
import { Receipt } from './Receipt';

/** The receipt of a payment, with a button that prints it. */
export function ReceiptView({ order, user }: { order: Order | null } & TabProps) {
  const text = useText(ordersText);
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
            <Button onClick={() => print()}>{text.print}</Button>
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
