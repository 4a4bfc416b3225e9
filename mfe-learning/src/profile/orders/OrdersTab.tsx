import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CartIcon, EmptyState, Section } from '@lectern/shared/ui';
import { ordersText } from '../../text/profile/orders.en';
import profileStyles from '../profile.module.css';
import { RowSkeletons } from '../RowSkeletons';
import type { TabProps } from '../tabs';
import { ClaimRow, OrderRow } from './OrderRows';
import { orders, type Claim, type Order } from './orders';
import styles from './orders.module.css';
import { ReceiptView } from './ReceiptView';

/** The orders tab of the profile: payments and free items, or the receipt in the query string (`?receipt=`). */
export function OrdersTab({ user }: TabProps) {
  const text = useText(ordersText);
  const query = useQuery(orders(user.uid));
  const receipt = useSearchParams()[0].get('receipt');
  return (
    <QueryState query={query} title={text.failed} placeholder={<RowSkeletons />}>
      {({ payments, claims }) => {
        if (receipt !== null)
          return <ReceiptView order={payments.find(({ id }) => id === receipt) ?? null} user={user} />;
        return payments.length + claims.length === 0 ? (
          <NoOrders />
        ) : (
          <div className={styles.parts}>
            <Payments payments={payments} />
            <Claims claims={claims} />
          </div>
        );
      }}
    </QueryState>
  );
}

function NoOrders() {
  const text = useText(ordersText);
  return (
    <EmptyState
      icon={<CartIcon />}
      title={text.none}
      actions={
        <>
          <ButtonLink to="/all-courses">{text.browse}</ButtonLink>
          <ButtonLink to="/books" variant="secondary">
            {text.books}
          </ButtonLink>
        </>
      }
    >
      {text.noneLead}
    </EmptyState>
  );
}

function Payments({ payments }: { payments: readonly Order[] }) {
  const text = useText(ordersText);
  if (payments.length === 0) return null;
  return (
    <Section title={text.payments}>
      <ul className={profileStyles.rows} role="list">
        {payments.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </Section>
  );
}

function Claims({ claims }: { claims: readonly Claim[] }) {
  const text = useText(ordersText);
  if (claims.length === 0) return null;
  return (
    <Section title={text.claimed}>
      <ul className={profileStyles.rows} role="list">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} />
        ))}
      </ul>
    </Section>
  );
}
