import { useState } from 'react';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, CartIcon, EmptyState } from '@lectern/shared/ui';
import { ordersText } from '../../text/profile/orders.en';
import * as profileStyles from '../profile.module.css';
import { RowSkeletons } from '../RowSkeletons';
import type { TabProps } from '../tabs';
import { ClaimRow, OrderRow } from './OrderRows';
import { orders, type OrderEntry } from './orders';
import * as styles from './orders.module.css';
import { OrderView } from './OrderView';

/** Number of orders that are shown at first, and with each press. */
const PAGE = 20;

/** The orders tab of the profile: all orders, or the one in the query string (`?order=`). */
export function OrdersTab({ user }: TabProps) {
  const text = useText(ordersText);
  const query = useQuery(orders(user.uid));
  const order = useSearchParams()[0].get('order');
  return (
    <QueryState query={query} title={text.failed} placeholder={<RowSkeletons />}>
      {(entries) =>
        order !== null ? (
          <OrderView payment={paymentOf(entries, order)} user={user} />
        ) : entries.length === 0 ? (
          <NoOrders />
        ) : (
          <OrderList entries={entries} />
        )
      }
    </QueryState>
  );
}

const paymentOf = (entries: readonly OrderEntry[], id: string) =>
  entries.flatMap((entry) => ('payment' in entry && entry.payment.id === id ? [entry.payment] : []))[0] ?? null;

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

function OrderList({ entries }: { entries: readonly OrderEntry[] }) {
  const text = useText(ordersText);
  const [shown, setShown] = useState(PAGE);
  const rest = entries.length - shown;
  return (
    <div className={styles.parts}>
      <p className={styles.note}>{text.count(entries.length)}</p>
      <ul className={profileStyles.rows} role="list" aria-label={text.title}>
        {entries
          .slice(0, shown)
          .map((entry) =>
            'payment' in entry ? (
              <OrderRow key={entry.payment.id} payment={entry.payment} />
            ) : (
              <ClaimRow key={`free ${entry.claim.id}`} claim={entry.claim} />
            ),
          )}
      </ul>
      {rest > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            {text.more(Math.min(rest, PAGE))}
          </Button>
        </div>
      )}
    </div>
  );
}
