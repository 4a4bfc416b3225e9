import type { Payment } from '@lectern/shared/domain';
import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import { ButtonLink, classNames } from '@lectern/shared/ui';
import { ordersText } from '../../text/profile/orders.en';
import * as profileStyles from '../profile.module.css';
import { OrderBadge } from './OrderBadge';
import { dateOf, type Claim } from './orders';
import * as styles from './orders.module.css';

/** An order with a payment, with a link to its details. */
export function OrderRow({ payment }: { payment: Payment }) {
  const text = useText(ordersText);
  const format = useFormat();
  const { id, number, status, amount, currency, items, gift } = payment;
  const names = items.length === 0 ? [text.item] : items.map(({ title }) => title);
  return (
    <li className={classNames(profileStyles.row, styles.order)}>
      <div className={profileStyles.description}>
        <span className={profileStyles.name}>{text.items(names)}</span>
        <p>{text.numberAndDay(number, dateOf(payment))}</p>
        {gift && <p>{text.gifts[gift.state](gift.email)}</p>}
      </div>
      <OrderBadge status={status} />
      <strong className={styles.amount}>{formatPrice(format, amount, currency)}</strong>
      <ButtonLink
        variant="secondary"
        size="small"
        to={`/profile?tab=orders&order=${encodeURIComponent(id)}`}
        aria-label={text.detailsOf(names)}
      >
        {text.details}
      </ButtonLink>
    </li>
  );
}

/** A free item, which is an order of 0, with a link that opens it. */
export function ClaimRow({ claim: { kind, refId, name, at } }: { claim: Claim }) {
  const text = useText(ordersText);
  return (
    <li className={classNames(profileStyles.row, styles.order)}>
      <div className={profileStyles.description}>
        <span className={profileStyles.name}>{name ?? text.unavailable}</span>
        <p>{text.numberAndDay(null, at)}</p>
      </div>
      <strong className={styles.amount}>{text.free}</strong>
      <ButtonLink
        variant="secondary"
        size="small"
        to={kind === 'book' ? `/books?read=${refId}` : `/course/course/${refId}`}
        aria-label={text.openOf[kind](name ?? text.unavailable)}
      >
        {text.open[kind]}
      </ButtonLink>
    </li>
  );
}
