import type { PaymentItem } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { ButtonLink } from '@lectern/shared/ui';
import type { CheckoutState } from '../data/checkout';
import { REVIEW } from '../shoppingView';
import { outcomeText } from '../text/outcome.en';
import { OpenItem } from './OpenItem';
import type { ShownOutcome } from './outcome';
import * as styles from './Outcome.module.css';

const ORDERS = '/profile?tab=orders';

type Props = { uid: string; state: CheckoutState; outcome: ShownOutcome };

/** The next steps after an outcome, the likeliest first. */
export function OutcomeActions({ uid, state, outcome }: Props) {
  const text = useText(outcomeText);
  const { payment } = state;
  const order = payment ? `/profile?tab=orders&order=${encodeURIComponent(payment.id)}` : ORDERS;
  switch (outcome) {
    case 'paid':
    case 'free':
    case 'partlyRefunded':
      return <OpenItems uid={uid} items={payment?.items ?? []} order={order} />;
    case 'slow':
      return <Unpaid state={state} label={text.toPayment} second={[ORDERS, text.orders]} />;
    case 'left':
      return <Unpaid state={state} label={text.toPayment} second={['/shopping', text.toCart]} />;
    case 'declined':
      return <Unpaid state={state} label={text.tryAgain} second={['/shopping', text.toCart]} />;
    case 'unanswered':
    case 'expired':
    case 'refused':
      return <TwoWays first={[REVIEW, text.tryAgain]} second={['/shopping', text.toCart]} />;
    case 'disputed':
      return <TwoWays first={['/contact', text.help]} second={[order, text.receipt]} />;
    case 'gift':
    case 'refunded':
    case 'processing':
      return <TwoWays first={[order, text.receipt]} second={['/all-courses', text.more]} />;
    default:
      return null;
  }
}

function OpenItems({ uid, items, order }: { uid: string; items: readonly PaymentItem[]; order: string }) {
  const text = useText(outcomeText);
  return (
    <div className={styles.actions}>
      {items.map((item) => (
        <OpenItem key={item.productId} uid={uid} item={item} isOnly={items.length === 1} />
      ))}
      <ButtonLink to={order} variant="secondary">
        {text.receipt}
      </ButtonLink>
    </div>
  );
}

type UnpaidProps = { state: CheckoutState; label: string; second: Way };

/** Leads to the payment page while it is open, and otherwise to a new order. */
function Unpaid({ state: { session }, label, second }: UnpaidProps) {
  const { status, url } = session;
  if (status !== 'open' || url === undefined) return <TwoWays first={[REVIEW, label]} second={second} />;
  return (
    <div className={styles.actions}>
      <ButtonLink href={url} variant="accent">
        {label}
      </ButtonLink>
      <ButtonLink to={second[0]} variant="secondary">
        {second[1]}
      </ButtonLink>
    </div>
  );
}

type Way = readonly [to: string, label: string];

function TwoWays({ first, second }: { first: Way; second: Way }) {
  return (
    <div className={styles.actions}>
      <ButtonLink to={first[0]}>{first[1]}</ButtonLink>
      <ButtonLink to={second[0]} variant="secondary">
        {second[1]}
      </ButtonLink>
    </div>
  );
}
