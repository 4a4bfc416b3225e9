import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import { Card, CheckIcon, ClockIcon, FormStatus, WarningIcon } from '@lectern/shared/ui';
import type { CheckoutState } from '../data/checkout';
import { checkoutText } from '../text/checkout.en';
import { outcomeText } from '../text/outcome.en';
import { PAID, type ShownOutcome } from './outcome';
import * as styles from './Outcome.module.css';
import { OutcomeActions } from './OutcomeActions';

type Props = { uid: string; state: CheckoutState; outcome: ShownOutcome };

/** One outcome: what happened, what it means, and the next steps. */
export function OutcomeCard({ uid, state, outcome }: Props) {
  const text = useText(outcomeText);
  const explanation = useExplanation(state, outcome);
  return (
    <Card as="section" className={styles.card} data-outcome={outcome}>
      <span className={styles.icon} data-tone={toneOf(outcome)}>
        <OutcomeIcon outcome={outcome} />
      </span>
      <div role="status" className={styles.text}>
        <h1 tabIndex={-1}>{text[outcome].title}</h1>
        <p>{explanation}</p>
      </div>
      <PaymentDetails state={state} />
      <OutcomeActions uid={uid} state={state} outcome={outcome} />
    </Card>
  );
}

/** Returns the sentence below the title: whose gift it is, why the checkout was refused, or that of the outcome. */
function useExplanation({ session, payment }: CheckoutState, outcome: ShownOutcome): string {
  const text = useText(outcomeText);
  const checkout = useText(checkoutText);
  if (outcome === 'gift') return text.giftTo(payment?.gift?.email ?? '');
  if (outcome === 'refused' && session.error) return checkout.problems[session.error.kind];
  return text[outcome].words;
}

const WAITING: readonly ShownOutcome[] = ['preparing', 'unanswered', 'waiting', 'slow', 'processing'];

const toneOf = (outcome: ShownOutcome): string =>
  WAITING.includes(outcome) ? 'waiting' : isPaid(outcome) ? 'paid' : 'open';

const isPaid = (outcome: ShownOutcome): boolean => (PAID as readonly ShownOutcome[]).includes(outcome);

function OutcomeIcon({ outcome }: { outcome: ShownOutcome }) {
  if (WAITING.includes(outcome)) return <ClockIcon />;
  return isPaid(outcome) ? <CheckIcon /> : <WarningIcon />;
}

function PaymentDetails({ state: { payment } }: { state: CheckoutState }) {
  const text = useText(outcomeText);
  const format = useFormat();
  if (!payment) return null;
  const { number, amount, amountRefunded, currency, items, test } = payment;
  const duplicates = items.filter(({ duplicate }) => duplicate).map(({ title }) => title);
  return (
    <>
      <ul className={styles.details} role="list">
        {number && <li>{text.number(number)}</li>}
        <li>{text.total(formatPrice(format, amount, currency))}</li>
        {amountRefunded > 0 && <li>{text.refundedAmount(formatPrice(format, amountRefunded, currency))}</li>}
      </ul>
      {duplicates.length > 0 && <FormStatus tone="info">{text.duplicate(duplicates)}</FormStatus>}
      {test && amount > 0 && <p className={styles.muted}>{text.test}</p>}
    </>
  );
}
