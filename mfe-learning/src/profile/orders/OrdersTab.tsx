import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { BookIcon, ButtonLink, CartIcon, EmptyState, PlayIcon, Section } from '@lectern/shared/ui';
import { formatPrice, useFormat } from '@lectern/shared/text';
import { orderWords } from '../../text/profile/orders.en';
import { useText } from '../../text/useText';
import profileStyles from '../profile.module.css';
import { RowSkeletons } from '../RowSkeletons';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import { OrderBadge } from './OrderBadge';
import { orders, type Claim, type Order } from './orders';
import styles from './orders.module.css';
import { ReceiptView } from './ReceiptView';

/** What the person paid for, with a receipt for each payment, and what they took for free. */
export function OrdersTab({ user }: TabProps) {
  const text = useText(orderWords);
  const query = useQuery(orders(user.uid));
  const receipt = useSearchParams()[0].get('receipt');
  const none = (
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
  return (
    <TabData query={query} failed={text.failed} skeleton={<RowSkeletons />}>
      {({ payments, claims }) => {
        if (receipt !== null)
          return <ReceiptView order={payments.find(({ id }) => id === receipt) ?? null} user={user} />;
        if (payments.length + claims.length === 0) return none;
        return (
          <div className={styles.parts}>
            {payments.length > 0 && (
              <Section title={text.payments}>
                <ul className={profileStyles.rows} role="list">
                  {payments.map((order) => (
                    <OrderRow key={order.id} order={order} />
                  ))}
                </ul>
              </Section>
            )}
            {claims.length > 0 && (
              <Section title={text.claimed}>
                <ul className={profileStyles.rows} role="list">
                  {claims.map((claim) => (
                    <ClaimRow key={claim.id} claim={claim} />
                  ))}
                </ul>
              </Section>
            )}
          </div>
        );
      }}
    </TabData>
  );
}

function OrderRow({ order: { id, state, amount, currency, at, lines } }: { order: Order }) {
  const format = useFormat();
  const text = useText(orderWords);
  return (
    <li className={profileStyles.row}>
      <div className={profileStyles.what}>
        <span className={profileStyles.name}>
          {text.items(lines.length === 0 ? [text.item] : lines.map(({ name }) => name ?? text.item))}
        </span>
        <p>{text.paidOn(at)}</p>
      </div>
      <OrderBadge state={state} />
      <strong className={styles.amount}>{formatPrice(format, amount, currency)}</strong>
      {state !== 'open' && state !== 'canceled' && (
        <ButtonLink
          variant="secondary"
          size="small"
          to={`/profile?tab=orders&receipt=${encodeURIComponent(id)}`}
          aria-label={text.receiptOf(id)}
        >
          {text.receipt}
        </ButtonLink>
      )}
    </li>
  );
}

function ClaimRow({ claim: { kind, refId, name, at } }: { claim: Claim }) {
  const text = useText(orderWords);
  return (
    <li className={profileStyles.row}>
      <span className={profileStyles.sign}>{kind === 'book' ? <BookIcon /> : <PlayIcon />}</span>
      <div className={profileStyles.what}>
        <span className={profileStyles.name}>{name ?? text.gone}</span>
        <p>{text.takenOn(at)}</p>
      </div>
      <ButtonLink
        variant="secondary"
        size="small"
        to={kind === 'book' ? `/books?read=${refId}` : `/course/course/${refId}`}
        aria-label={text.openOf[kind](name ?? text.gone)}
      >
        {text.open[kind]}
      </ButtonLink>
    </li>
  );
}
