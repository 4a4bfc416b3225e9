import type { Payment } from '@lectern/shared/domain';
import { useTitle } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { ArrowStartIcon, Button, ButtonLink, CartIcon, EmptyState, FormStatus, Section } from '@lectern/shared/ui';
import { orderText } from '../../text/profile/order.en';
import { ordersText } from '../../text/profile/orders.en';
import { PrintedSheet } from '../print/PrintedSheet';
import type { TabProps } from '../tabs';
import { numberOf } from './orders';
import * as styles from './orders.module.css';
import { Receipt } from './Receipt';
import { Refund } from './Refund';

/** One order: what its status means, the gift, the receipt with a button that prints it, and the refund. */
export function OrderView({ payment, user }: { payment: Payment | null } & TabProps) {
  const text = useText(orderText);
  useTitle(payment ? text.orderOf(numberOf(payment)) : '');
  return (
    <div className={styles.receiptView}>
      <div className={styles.back}>
        <ButtonLink to="/profile?tab=orders" variant="quiet" size="small" icon={<ArrowStartIcon />}>
          {text.all}
        </ButtonLink>
      </div>
      {payment ? (
        <KnownOrder payment={payment} user={user} />
      ) : (
        <EmptyState icon={<CartIcon />} title={text.unknown}>
          {text.unknownLead}
        </EmptyState>
      )}
    </div>
  );
}

function KnownOrder({ payment, user }: { payment: Payment } & TabProps) {
  const text = useText(orderText);
  const { status } = payment;
  const isPaid = status !== 'failed' && status !== 'cancelled' && status !== 'processing';
  return (
    <>
      {status !== 'succeeded' && <FormStatus tone="info">{text.meanings[status]}</FormStatus>}
      {payment.gift && <Gift gift={payment.gift} />}
      <PrintedSheet page="receipt" label={text.receiptOf(numberOf(payment))}>
        <Receipt payment={payment} user={user} isPaid={isPaid} />
      </PrintedSheet>
      <div className={styles.tools}>
        {isPaid ? (
          <Button variant="secondary" onClick={() => print()}>
            {text.print}
          </Button>
        ) : (
          <ButtonLink to="/shopping">{text.toCart}</ButtonLink>
        )}
      </div>
      {isPaid && <Refund payment={payment} uid={user.uid} />}
    </>
  );
}

function Gift({ gift: { email, message, state, claimedAt } }: { gift: NonNullable<Payment['gift']> }) {
  const text = useText(orderText);
  const orders = useText(ordersText);
  return (
    <Section title={orders.gifts[state](email)}>
      {claimedAt && <p>{text.claimedOn(claimedAt)}</p>}
      {message && (
        <p className={styles.note}>
          {text.giftMessage}: {message}
        </p>
      )}
    </Section>
  );
}
