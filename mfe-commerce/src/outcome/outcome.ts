import type { CheckoutState } from '../data/checkout';

/**
 * Result of a checkout, as its result page shows it. `preparing`: the server has not answered yet. `waiting`: the
 * payment page is open, or the payment is being recorded. `left`: the buyer came back without paying. `processing`: the
 * payment takes days, as a bank transfer does.
 */
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

/** `unanswered`: the payment page takes longer than usual to open. `slow`: the confirmation takes longer than usual. */
export type ShownOutcome = Outcome | 'unanswered' | 'slow';

/** Returns the outcome of a checkout. `isBack` is true when the buyer left the payment page without paying. */
export function outcomeOf({ session, payment }: CheckoutState, isBack: boolean): Outcome {
  if (payment) return paymentOutcome(payment);
  if (session.status === undefined) return 'preparing';
  if (session.status === 'open') return isBack ? 'left' : 'waiting';
  // The payment document is written a moment later.
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

/** Returns what is shown of an outcome. `isSlow` is true once the page has waited longer than usual. */
export function shownOutcome(outcome: Outcome, isSlow: boolean): ShownOutcome {
  if (!isSlow) return outcome;
  if (outcome === 'preparing') return 'unanswered';
  return outcome === 'waiting' ? 'slow' : outcome;
}

/** Outcomes in which the items of the order are the buyer's, or were given away. */
export const PAID: readonly Outcome[] = ['paid', 'free', 'gift', 'partlyRefunded'];

/** Outcomes that may change soon, while the page is open. */
const CHANGING: readonly Outcome[] = ['preparing', 'waiting', 'processing', 'left', 'declined'];

/**
 * Returns the milliseconds until the checkout is read again; false for an outcome that is final. They grow with the
 * time since `openSince`, which is one of `performance.now()`.
 */
export function pollPause(outcome: Outcome | null, openSince: number, now = performance.now()): number | false {
  if (outcome !== null && !CHANGING.includes(outcome)) return false;
  const open = now - openSince;
  return open < 20_000 ? 1_000 : open < 120_000 ? 3_000 : 15_000;
}
