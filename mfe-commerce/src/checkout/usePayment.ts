import { useEffect, useRef, useState } from 'react';
import type { CheckoutSession } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { checkOrder, requestCheckout, type Order } from '../data/checkout';
import { leavePage } from '../leavePage';

/** Reasons why a payment did not proceed: a refusal by the processor, no answer in time, or a failed call. */
export type PaymentProblem = NonNullable<CheckoutSession['error']>['kind'] | 'slow' | 'failed' | 'offline';

type Handlers = {
  /** Returns false once the buyer has left the review: nothing takes them away from where they are. */
  isHere: () => boolean;
  /** Returns true for an order whose form was changed since it was sent: its answer says nothing about the new one. */
  isOutdated: (order: Order) => boolean;
  /** Called with the answer to a check, or to a checkout of another total than the shown one: it is to be confirmed. */
  onNewTotal: (session: CheckoutSession) => void;
  onProblem: (problem: PaymentProblem) => void;
};

type Request = { order: Order; shownTotal: number; isCheck: boolean };

/**
 * Requests the checkout of an order, and leaves for the payment page when its total is the one that was shown; or
 * checks what an order costs. Presses while it runs are ignored, and so are outdated answers: one may take 20 s.
 */
export function usePayment(uid: string, { isHere, isOutdated, onNewTotal, onProblem }: Handlers) {
  const client = useQueryClient();
  // Two presses in one frame both see the mutation as idle, so a ref guards it.
  const isRunning = useRef(false);
  const [isChecking, setIsChecking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useReturn(() => setIsLeaving(false));
  const settle = (session: CheckoutSession | null, { order, shownTotal }: Request): void => {
    if (!isHere() || (isOutdated(order) && !isFulfilled(session))) return;
    if (session === null) onProblem('slow');
    else if (session.error) onProblem(session.error.kind);
    else if (session.status === 'checked') onNewTotal(session);
    else if (session.url === undefined) onProblem('provider');
    // A total of 0 needs no confirmation: the order is already fulfilled, and its address is the success page.
    else if (session.total !== undefined && session.total !== shownTotal && session.total > 0) onNewTotal(session);
    else {
      setIsLeaving(true);
      leavePage(session.url);
    }
  };
  const { isPending, mutate } = useMutation({
    mutationFn: ({ order, isCheck }: Request) => (isCheck ? checkOrder : requestCheckout)(uid, order),
    onSuccess: settle,
    // The rules refuse a price that is no longer valid.
    onError: (error) => onProblem(kindOf(error) === 'denied' ? 'price_changed' : offlineOr(error)),
    onSettled: async () => {
      isRunning.current = false;
      await client.invalidateQueries({ queryKey: ['users', uid, 'checkout'] });
    },
  });
  const request = (wanted: Request): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsChecking(wanted.isCheck);
    mutate(wanted);
  };
  return { isBusy: isPending || isLeaving, isChecking: isPending && isChecking, request };
}

/** An order without a price needs no payment page: it is fulfilled with the answer. */
const isFulfilled = (session: CheckoutSession | null): boolean =>
  session?.total === 0 && session.url !== undefined && session.status !== 'checked';

const offlineOr = (error: unknown): PaymentProblem => (kindOf(error) === 'offline' ? 'offline' : 'failed');

/** Calls `listener` when Back restores the page from the browser's cache, as it was left. */
function useReturn(listener: () => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) latest.current();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
