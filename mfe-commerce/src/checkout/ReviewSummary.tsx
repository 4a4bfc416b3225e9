import { useHost, type SessionUser } from '@lectern/shared/host';
import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import { Button, Card, Checkbox, FormStatus } from '@lectern/shared/ui';
import { checkoutText } from '../text/checkout.en';
import * as styles from './Checkout.module.css';
import * as orderStyles from '../cart/Order.module.css';
import type { Review } from './reviewLines';
import type { usePayReview } from './usePayReview';
import type { ReviewForm } from './useReviewForm';

type Props = { user: SessionUser; form: ReviewForm; review: Review; payment: ReturnType<typeof usePayReview> };

/** Sum of the order, who pays it, the terms, and the button that leads to the payment page. */
export function ReviewSummary({ user, form, review, payment }: Props) {
  const text = useText(checkoutText);
  const format = useFormat();
  const { problem, draft } = form;
  const { answer, isUnchecked } = payment;
  const total = formatPrice(format, payment.total, review.currency);
  const payLabel = payment.total === 0 ? text.getFree : text.pay(total);
  return (
    <Card as="section" aria-label={text.total} className={orderStyles.summary}>
      <Sums review={review} payment={payment} />
      <dl className={styles.payer}>
        <dt>{text.payer}</dt>
        <dd>{text.payerOf(user.displayName, user.email)}</dd>
      </dl>
      <Terms form={form} />
      {answer && (
        <FormStatus tone="success">{draft.coupon.trim() ? text.newTotal(total) : text.changedTotal(total)}</FormStatus>
      )}
      {problem && problem !== 'lines' && problem !== 'coupon' && (
        <FormStatus tone="error">{text.problems[problem]}</FormStatus>
      )}
      <Button type="submit" variant="accent" size="large" wide busy={payment.isBusy}>
        {isUnchecked ? text.checkCoupon : payLabel}
      </Button>
      <PaymentNote payment={payment} />
    </Card>
  );
}

function Sums({ review, payment }: Pick<Props, 'review' | 'payment'>) {
  const text = useText(checkoutText);
  const format = useFormat();
  const priced = (amount: number): string => formatPrice(format, amount, review.currency);
  return (
    <dl className={orderStyles.sums}>
      {payment.discount > 0 && (
        <>
          <div>
            <dt>{text.subtotal}</dt>
            <dd>{priced(review.subtotal)}</dd>
          </div>
          <div>
            <dt>{text.discount}</dt>
            <dd>{priced(-payment.discount)}</dd>
          </div>
        </>
      )}
      <div className={orderStyles.total}>
        <dt>{text.total}</dt>
        <dd>{priced(payment.total)}</dd>
      </div>
    </dl>
  );
}

function Terms({ form: { acceptsTerms, accept, faults } }: Pick<Props, 'form'>) {
  const text = useText(checkoutText);
  return (
    <div className={styles.terms}>
      <Checkbox
        label={text.terms}
        required
        checked={acceptsTerms}
        error={faults.terms && text[faults.terms]}
        onChange={({ currentTarget }) => accept(currentTarget.checked)}
      />
      <a href="/shopping?step=terms" target="_blank" rel="noopener">
        {text.readTerms}
      </a>
    </div>
  );
}

function PaymentNote({ payment: { isBusy, isChecking } }: Pick<Props, 'payment'>) {
  const text = useText(checkoutText);
  const isTest = useHost().config.payments === 'test';
  const noteFor = (): string => {
    if (isChecking) return text.isChecking;
    if (isBusy) return text.isPaying;
    return isTest ? text.test : text.included;
  };
  return (
    <p className={orderStyles.muted} role="status">
      {noteFor()}
    </p>
  );
}
