import * as v from 'valibot';
import type { Snapshot, Write } from '../../processing';
import type { ProviderEvent } from '../provider/events';

const line = v.object({ title: v.string(), amount: v.number() });
const payment = v.object({
  orderId: v.string(),
  lines: v.array(line),
  amount: v.number(),
  currency: v.string(),
  successUrl: v.string(),
  cancelUrl: v.string(),
  expiresAt: v.date(),
  /** State at the imaginary bank, which the site may not have been notified of. */
  state: v.picklist(['open', 'pending', 'paid', 'failed', 'expired']),
  refunded: v.number(),
  dispute: v.nullable(v.picklist(['open', 'won', 'lost'])),
});

/** `testPayments/{sessionId}`: what the test provider knows about a session. */
export type TestPayment = v.InferOutput<typeof payment>;

export const parseTestPayment = ({ data }: Snapshot): TestPayment => v.parse(payment, data);
export const testPaymentPath = (sessionId: string): string => `testPayments/${sessionId}`;

/** Outcomes that a buyer can choose on the test page before paying. `testPage.en.ts` describes each. */
export const PAY_OUTCOMES = [
  'succeeds',
  'declined',
  'cancelled',
  'slow',
  'later',
  'laterFails',
  'twice',
  'reordered',
  'silent',
  'expires',
] as const;

/** Outcomes that can follow a payment. */
export const AFTER_OUTCOMES = ['refundAll', 'refundHalf', 'disputed', 'disputeWon', 'disputeLost'] as const;

export type Outcome = (typeof PAY_OUTCOMES)[number] | (typeof AFTER_OUTCOMES)[number];

/** An event to deliver after `sec` seconds. */
type DelayedEvent = { event: ProviderEvent; sec: number };
/** Effect of an outcome: the bank's new state, the events, and where the buyer goes next. */
export type Effect = { change: Partial<TestPayment>; events: DelayedEvent[]; next: 'success' | 'cancel' | 'page' };

const after = (sec: number, event: ProviderEvent): DelayedEvent => ({ event, sec });
/** Returns an event that happens at most once in a session: its kind is its id. */
const once = (kind: 'completed' | 'pending' | 'succeeded' | 'failed' | 'expired'): ProviderEvent => ({
  id: kind,
  kind,
});
const DISPUTE = 'dispute';

/** Returns the effect of an outcome that takes `sec` seconds; null when it is not possible in this state. */
export function effectOf(stored: TestPayment, outcome: Outcome, sec: number): Effect | null {
  const { state } = stored;
  if (state === 'open') return payingEffect(outcome, sec) ?? failingEffect(outcome);
  return state === 'paid' ? laterEffect(stored, outcome) : null;
}

function payingEffect(outcome: Outcome, sec: number): Effect | null {
  const paid = (events: DelayedEvent[]): Effect => ({ change: { state: 'paid' }, events, next: 'success' });
  switch (outcome) {
    case 'succeeds':
      return paid([after(0, once('completed')), after(0, once('succeeded'))]);
    case 'slow':
      return paid([after(sec, once('completed')), after(sec, once('succeeded'))]);
    case 'twice':
      return paid(
        ['first', 'second'].flatMap((turn) => [
          after(0, { id: `completed-${turn}`, kind: 'completed' }),
          after(0, { id: `succeeded-${turn}`, kind: 'succeeded' }),
        ]),
      );
    case 'reordered':
      return paid([
        after(0, once('succeeded')),
        after(1, once('completed')),
        after(2, once('pending')),
        after(3, once('failed')),
      ]);
    case 'silent':
      return paid([]);
    case 'later':
      return {
        change: { state: 'paid' },
        events: [after(0, once('completed')), after(0, once('pending')), after(sec, once('succeeded'))],
        next: 'success',
      };
    default:
      return null;
  }
}

function failingEffect(outcome: Outcome): Effect | null {
  switch (outcome) {
    case 'laterFails':
      return {
        change: { state: 'failed' },
        events: [after(0, once('completed')), after(0, once('pending')), after(2, once('failed'))],
        next: 'success',
      };
    case 'declined':
      return { change: {}, events: [after(0, { id: `declined-${Date.now()}`, kind: 'failed' })], next: 'page' };
    case 'cancelled':
      return { change: {}, events: [], next: 'cancel' };
    case 'expires':
      return { change: { state: 'expired' }, events: [after(0, once('expired'))], next: 'page' };
    default:
      return null;
  }
}

function laterEffect({ amount, refunded, dispute }: TestPayment, outcome: Outcome): Effect | null {
  const onPage = (change: Partial<TestPayment>, event: ProviderEvent): Effect => ({
    change,
    events: [after(0, event)],
    next: 'page',
  });
  const refundTo = (total: number): Effect | null =>
    total <= refunded ? null : onPage({ refunded: total }, { id: `refunded-${total}`, kind: 'refunded', total });
  switch (outcome) {
    case 'refundAll':
      return refundTo(amount);
    case 'refundHalf':
      return refundTo(Math.floor(amount / 2));
    case 'disputed':
      return dispute === null ? onPage({ dispute: 'open' }, disputeEvent('opened')) : null;
    case 'disputeWon':
      return dispute === 'open' ? onPage({ dispute: 'won' }, disputeEvent('won')) : null;
    case 'disputeLost':
      return dispute === 'open' ? onPage({ dispute: 'lost' }, disputeEvent('lost')) : null;
    default:
      return null;
  }
}

const disputeEvent = (result: 'opened' | 'won' | 'lost'): ProviderEvent => ({
  id: `dispute-${result}`,
  kind: `dispute_${result}`,
  dispute: DISPUTE,
});

/** Returns all events of a session so far, as the bank's state implies them. */
export function knownEvents({ state, refunded, dispute }: TestPayment): ProviderEvent[] {
  const results = { open: [], pending: ['completed', 'pending'], paid: ['completed', 'succeeded'] } as const;
  const others = { failed: ['completed', 'failed'], expired: ['expired'] } as const;
  const kinds: readonly Parameters<typeof once>[0][] = { ...results, ...others }[state];
  return [
    ...kinds.map(once),
    ...(refunded > 0 ? [{ id: `refunded-${refunded}`, kind: 'refunded', total: refunded } as const] : []),
    ...(dispute === null ? [] : [disputeEvent('opened')]),
    ...(dispute === 'won' || dispute === 'lost' ? [disputeEvent(dispute)] : []),
  ];
}

/** Returns the writes that schedule the delivery of events. */
export const deliveryWrites = (
  sessionId: string,
  orderId: string,
  events: readonly DelayedEvent[],
  now: Date,
): Write[] =>
  events.map(({ event, sec }) => ({
    set: `${testPaymentPath(sessionId)}/deliveries/${event.id}`,
    data: { orderId, event, dueAt: new Date(now.getTime() + sec * 1000) },
  }));
