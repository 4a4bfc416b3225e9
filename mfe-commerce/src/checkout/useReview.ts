import { useState } from 'react';
import type { CheckoutSession } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import type { Order } from '../data/checkout';
import { checkoutText } from '../text/checkout.en';
import { faultsOf, readDraft, saveDraft, type DraftFaults, type ReviewDraft } from './reviewDraft';
import type { Review } from './reviewLines';
import { usePayment, type PaymentProblem } from './usePayment';

/** Refusals after which prices and ownership are read again. */
const OUTDATED: readonly PaymentProblem[] = ['owned', 'unavailable', 'price_changed'];

/** State of the review's form: the draft, its faults, and the processor's answer to it. */
export function useReviewForm() {
  const [draft, setDraft] = useState(readDraft);
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [answer, setAnswer] = useState<CheckoutSession | null>(null);
  const [problem, setProblem] = useState<PaymentProblem | 'lines' | null>(null);
  /** Changes the draft. An earlier answer no longer applies. */
  const change = (changes: Partial<ReviewDraft>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(next);
    setAnswer(null);
    setProblem(null);
    setFaults((found) => withoutFields(found, Object.keys(changes)));
  };
  const accept = (accepts: boolean): void => {
    setAcceptsTerms(accepts);
    setFaults((found) => withoutFields(found, ['terms']));
  };
  return { draft, change, acceptsTerms, accept, faults, setFaults, answer, setAnswer, problem, setProblem };
}

/** The form of the review. */
export type ReviewForm = ReturnType<typeof useReviewForm>;

/** Returns the total to show and the function that pays it, or that shows what has to be corrected first. */
export function usePayReview(uid: string, form: ReviewForm, review: Review) {
  const text = useText(checkoutText);
  const format = useFormat();
  const { announce } = useHost();
  const client = useQueryClient();
  const { draft, answer } = form;
  const isCurrent = answer?.subtotal === undefined || answer.subtotal === review.subtotal;
  const total = (isCurrent ? answer?.total : undefined) ?? review.subtotal;
  const { isBusy, pay } = usePayment(uid, {
    onNewTotal: (session) => {
      form.setAnswer(session);
      const amount = formatPrice(format, session.total ?? 0, review.currency);
      announce(draft.coupon.trim() ? text.newTotal(amount) : text.changedTotal(amount));
    },
    onProblem: (found) => {
      form.setProblem(found);
      form.setAnswer(null);
      if (found === 'coupon') form.setFaults({ coupon: 'couponRefused' });
      if (OUTDATED.includes(found)) void client.invalidateQueries({ queryKey: ['offers'] });
      if (found === 'owned') void client.invalidateQueries({ queryKey: ['users', uid, 'owned'] });
    },
  });
  const submit = (): void => {
    const faults = faultsOf(draft, form.acceptsTerms);
    form.setFaults(faults);
    const hasProblem = review.lines.length === 0 || review.lines.some(({ problem }) => problem !== null);
    form.setProblem(hasProblem ? 'lines' : null);
    if (Object.keys(faults).length > 0) focusFirstFault();
    else if (!hasProblem) pay(orderOf(draft, review), total);
  };
  return { total, discount: isCurrent ? (answer?.discount ?? 0) : 0, isBusy, submit };
}

function orderOf({ coupon, isGift, email, message }: ReviewDraft, { lines, subtotal }: Review): Order {
  return {
    lines: lines.map(({ offer: { item } }) => ({ productId: item.productId, priceId: item.priceId })),
    subtotal,
    coupon: coupon.trim() || null,
    gift: isGift ? { email: email.trim(), message: message.trim() } : null,
  };
}

const withoutFields = (faults: DraftFaults, fields: readonly string[]): DraftFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));

/** Moves the focus to the first field with a fault, once its message is shown. */
function focusFirstFault(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-view] [aria-invalid="true"]')?.focus());
}
