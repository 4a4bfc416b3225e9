import type { Payment } from '@lectern/shared/domain';

/**
 * One event that a payment service reported about an order. `id` is unique for the order: a repeated event counts
 * once. `total` is everything refunded so far, in the minor unit of the currency.
 */
export type ProviderEvent = { id: string } & (
  | { kind: 'completed' | 'pending' | 'succeeded' | 'failed' | 'expired' }
  | { kind: 'refunded'; total: number }
  | { kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost'; dispute: string }
);

/** State of an order. `open` waits for the buyer; the others are those of the payment document. */
export type OrderState = {
  status: Payment['status'] | 'open';
  amountRefunded: number;
  /** True when the buyer has paid, whatever happened afterwards. */
  isPaid: boolean;
  /** True when the buyer may use what was bought. */
  isEntitled: boolean;
  /** True when the buyer may still pay, on the provider's page. */
  isOpen: boolean;
};

/**
 * Returns the state of an order of `amount` from everything that was reported about it. It depends on the set of events
 * alone: not on their order, nor on how often each was reported.
 */
export function orderState(amount: number, events: Iterable<ProviderEvent>): OrderState {
  const all = [...events];
  const has = (kind: ProviderEvent['kind']): boolean => all.some((event) => event.kind === kind);
  const totals = all.flatMap((event) => (event.kind === 'refunded' ? [event.total] : []));
  const amountRefunded = Math.min(Math.max(0, ...totals), amount);
  const isPaid = has('succeeded');
  const isReturned = amountRefunded > 0 && amountRefunded === amount;
  const isDisputed = disputesOf(all).some((result) => result !== 'won');
  const isEntitled = isPaid && !isReturned && !isDisputed;
  const isOver = has('completed') || has('pending') || has('expired') || amountRefunded > 0 || isDisputed;
  const status = statusOf({ isPaid, isReturned, isDisputed, isPartly: amountRefunded > 0 }, has);
  return { status, amountRefunded, isPaid, isEntitled, isOpen: !isPaid && !isOver };
}

type OrderFlags = Record<'isPaid' | 'isReturned' | 'isDisputed' | 'isPartly', boolean>;

function statusOf(flags: OrderFlags, has: (kind: ProviderEvent['kind']) => boolean): OrderState['status'] {
  if (flags.isReturned) return 'refunded';
  if (flags.isDisputed) return 'disputed';
  if (flags.isPartly) return 'partly_refunded';
  if (flags.isPaid) return 'succeeded';
  if (has('failed')) return 'failed';
  if (has('pending') || has('completed')) return 'processing';
  return has('expired') ? 'cancelled' : 'open';
}

/** Returns the result of each dispute. One that was lost stays lost. */
function disputesOf(events: readonly ProviderEvent[]): ('open' | 'won' | 'lost')[] {
  const results = new Map<string, 'open' | 'won' | 'lost'>();
  for (const event of events) {
    if (!('dispute' in event)) continue;
    const before = results.get(event.dispute) ?? 'open';
    if (event.kind === 'dispute_lost') results.set(event.dispute, 'lost');
    else if (event.kind === 'dispute_won' && before !== 'lost') results.set(event.dispute, 'won');
    else results.set(event.dispute, before);
  }
  return [...results.values()];
}
