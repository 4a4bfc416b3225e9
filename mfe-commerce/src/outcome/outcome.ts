import type { CheckoutState } from '../data/checkout';

/** Result of a checkout, as its result page shows it. */
export type Outcome =
  | 'preparing'
  | 'waiting'
  | 'left'
  | 'expired'
  | 'refused'
  | 'paid'
  | 'free'
  | 'gift'
  | 'processing'
  | 'declined'
  | 'refunded'
  | 'partlyRefunded'
  | 'disputed';

/** An outcome, or an answer that takes longer than usual: the payment page, or the confirmation. */
export type ShownOutcome = Outcome | 'unanswered' | 'slow';

/** Returns the outcome that a checkout and its payment prove. `isBack` says that the payment page was left. Pure. */
export function outcomeOf({ session, payment }: CheckoutState, isBack: boolean): Outcome {
  if (payment) return paymentOutcome(payment);
  if (session.status === undefined) return 'preparing';
  if (session.status === 'open') return isBack ? 'left' : 'waiting';
  // The payment document follows.
  return session.status === 'complete' ? 'waiting' : session.status;
}

function paymentOutcome({ status, gift, amount }: NonNullable<CheckoutState['payment']>): Outcome {
  switch (status) {
    case 'succeeded':
      return gift ? 'gift' : amount === 0 ? 'free' : 'paid';
    case 'failed':
      return 'declined';
    case 'partly_refunded':
      return 'partlyRefunded';
    case 'cancelled':
      // Whoever leaves the payment page can still pay: only a page that has expired ends an order.
      return 'expired';
    default:
      return status;
  }
}

/** Returns what is shown of an outcome. `isSlow` says that the page has waited for longer than usual. Pure. */
export function shownOutcome(outcome: Outcome, isSlow: boolean): ShownOutcome {
  if (!isSlow) return outcome;
  return outcome === 'preparing' ? 'unanswered' : outcome === 'waiting' ? 'slow' : outcome;
}

/** Outcomes in which the items of the order are the buyer's, or were given away. */
export const PAID: readonly Outcome[] = ['paid', 'free', 'gift', 'partlyRefunded'];

/** Outcomes that may change while the page is open, and soon. */
const LIVE: readonly Outcome[] = ['preparing', 'waiting', 'processing', 'left', 'declined'];

/** Returns the time until the state is read again, in milliseconds: longer the longer it has been open. */
export function pollPause(outcome: Outcome | null, openSince: number, now = Date.now()): number | false {
  if (outcome !== null && !LIVE.includes(outcome)) return false;
  const open = now - openSince;
  return open < 20_000 ? 1_000 : open < 120_000 ? 3_000 : 15_000;
}
