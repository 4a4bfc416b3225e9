import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import { BookIcon, ButtonLink, PlayIcon } from '@lectern/shared/ui';
import { ordersText } from '../../text/profile/orders.en';
import profileStyles from '../profile.module.css';
import { OrderBadge } from './OrderBadge';
import type { Claim, Order } from './orders';
import styles from './orders.module.css';

/** A payment, with a link to its receipt once it is paid. */
export function OrderRow({ order: { id, state, amount, currency, at, lines } }: { order: Order }) {
  const text = useText(ordersText);
  const format = useFormat();
  return (
    <li className={profileStyles.row}>
      <div className={profileStyles.description}>
        <span className={profileStyles.name}>
          {text.items(lines.length === 0 ? [text.item] : lines.map(({ name }) => name ?? text.item))}
        </span>
        <p>{text.paidOn(at)}</p>
      </div>
      <OrderBadge state={state} />
      <strong className={styles.amount}>{formatPrice(format, amount, currency)}</strong>
      {state !== 'failed' && state !== 'cancelled' && (
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

/** A free item, with a link that opens it. */
export function ClaimRow({ claim: { kind, refId, name, at } }: { claim: Claim }) {
  const text = useText(ordersText);
  return (
    <li className={profileStyles.row}>
      <span className={profileStyles.sign}>{kind === 'book' ? <BookIcon /> : <PlayIcon />}</span>
      <div className={profileStyles.description}>
        <span className={profileStyles.name}>{name ?? text.unavailable}</span>
        <p>{text.claimedOn(at)}</p>
      </div>
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
