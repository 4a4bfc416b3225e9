import { useEffect, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { formatPrice, useFormat, useText } from '@lectern/shared/text';
import type { Order } from '../data/checkout';
import { checkoutText } from '../text/checkout.en';
import { faultsOf, type ReviewDraft } from './reviewDraft';
import type { Review } from './reviewLines';
import { usePayment, type PaymentProblem } from './usePayment';
import type { ReviewForm } from './useReviewForm';

/** Refusals after which prices and ownership are read again. */
const OUTDATED: readonly PaymentProblem[] = ['owned', 'unavailable', 'price_changed'];

/** The parts of an order that the buyer types, to compare two orders. */
const typedIn = ({ coupon, gift }: Order): string => JSON.stringify([coupon, gift]);

/**
 * Returns the total to show and the function that pays it, or that shows what has to be corrected first. A coupon is
 * checked first. The check buys nothing, so the terms need not be accepted for it.
 */
export function usePayReview(uid: string, form: ReviewForm, review: Review, isHere: () => boolean) {
  const text = useText(checkoutText);
  const format = useFormat();
  const { announce } = useHost();
  const client = useQueryClient();
  const { draft } = form;
  // An answer to another subtotal is outdated: the cart, or a price in it, has changed since.
  const answer = form.answer?.subtotal === review.subtotal ? form.answer : null;
  const total = answer?.total ?? review.subtotal;
  const isUnchecked = draft.coupon.trim() !== '' && answer === null;
  const focusFirstFault = useFocusOnFault();
  const { isBusy, isChecking, request } = usePayment(uid, {
    isHere,
    isOutdated: (order) => typedIn(order) !== typedIn(orderOf(draft, review)),
    onNewTotal: (session) => {
      form.setAnswer(session);
      const amount = formatPrice(format, session.total ?? 0, review.currency);
      announce(draft.coupon.trim() ? text.newTotal(amount) : text.changedTotal(amount));
    },
    onProblem: (found) => {
      form.setProblem(found);
      form.setAnswer(null);
      if (found === 'coupon') {
        form.setFaults({ coupon: 'couponRefused' });
        focusFirstFault();
      }
      if (OUTDATED.includes(found)) void client.invalidateQueries({ queryKey: ['offers'] });
      if (found === 'owned') void client.invalidateQueries({ queryKey: ['users', uid, 'owned'] });
    },
  });
  const submit = (): void => {
    const faults = faultsOf(draft, { acceptsTerms: isUnchecked || form.acceptsTerms });
    form.setFaults(faults);
    const hasProblem = review.lines.length === 0 || review.lines.some(({ problem }) => problem !== null);
    form.setProblem(hasProblem ? 'lines' : null);
    if (Object.keys(faults).length > 0) focusFirstFault();
    else if (!hasProblem) request({ order: orderOf(draft, review), shownTotal: total, isCheck: isUnchecked });
  };
  return { total, discount: answer?.discount ?? 0, answer, isUnchecked, isBusy, isChecking, submit };
}

function orderOf({ coupon, isGift, email, message }: ReviewDraft, { lines, subtotal }: Review): Order {
  return {
    lines: lines.map(({ offer: { item } }) => ({ productId: item.productId, priceId: item.priceId })),
    subtotal,
    coupon: coupon.trim() || null,
    gift: isGift ? { email: email.trim(), message: message.trim() } : null,
  };
}

/**
 * Returns a function that moves the focus to the first field with a fault. Call it with the change that shows the
 * fault: both take effect together, also when an answer from the server brings the fault.
 */
function useFocusOnFault(): () => void {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) document.querySelector<HTMLElement>('[data-view] [aria-invalid="true"]')?.focus();
  }, [calls]);
  return () => setCalls((count) => count + 1);
}
