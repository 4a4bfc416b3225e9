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
  /** State at the imaginary bank, with or without an event about it. */
  state: v.picklist(['open', 'pending', 'paid', 'failed', 'expired']),
  refunded: v.number(),
  dispute: v.nullable(v.picklist(['open', 'won', 'lost'])),
});

/** `testPayments/{sessionId}`: what the test provider knows about a session. */
export type TestPayment = v.InferOutput<typeof payment>;

export const parseTestPayment = ({ data }: Snapshot): TestPayment => v.parse(payment, data);
export const testPaymentPath = (sessionId: string): string => `testPayments/${sessionId}`;

/** Outcomes of the test page that a buyer has before paying. */
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
type Timed = { event: ProviderEvent; sec: number };
/** Effect of an outcome: the bank's new state, the events, and where the buyer goes next. */
export type Effect = { change: Partial<TestPayment>; events: Timed[]; next: 'success' | 'cancel' | 'page' };

const at = (event: ProviderEvent, sec = 0): Timed => ({ event, sec });
const once = (kind: 'completed' | 'pending' | 'succeeded' | 'failed' | 'expired'): ProviderEvent => ({
  id: kind,
  kind,
});
const DISPUTE = 'dispute';

/** Returns the effect of an outcome that takes `sec` seconds; null when it is not possible in this state. */
export function effectOf(stored: TestPayment, outcome: Outcome, sec: number): Effect | null {
  const { state } = stored;
  if (state === 'open') return paid(outcome, sec) ?? unpaid(outcome);
  return state === 'paid' ? afterwards(stored, outcome) : null;
}

function paid(outcome: Outcome, sec: number): Effect | null {
  const done = (events: Timed[]): Effect => ({ change: { state: 'paid' }, events, next: 'success' });
  switch (outcome) {
    case 'succeeds':
      return done([at(once('completed')), at(once('succeeded'))]);
    case 'slow':
      return done([at(once('completed'), sec), at(once('succeeded'), sec)]);
    case 'twice':
      return done(
        ['first', 'second'].flatMap((turn) => [
          at({ id: `completed-${turn}`, kind: 'completed' }),
          at({ id: `succeeded-${turn}`, kind: 'succeeded' }),
        ]),
      );
    case 'reordered':
      return done([at(once('succeeded')), at(once('completed'), 1), at(once('pending'), 2), at(once('failed'), 3)]);
    case 'silent':
      return done([]);
    case 'later':
      return {
        change: { state: 'paid' },
        events: [at(once('completed')), at(once('pending')), at(once('succeeded'), sec)],
        next: 'success',
      };
    default:
      return null;
  }
}

function unpaid(outcome: Outcome): Effect | null {
  switch (outcome) {
    case 'laterFails':
      return {
        change: { state: 'failed' },
        events: [at(once('completed')), at(once('pending')), at(once('failed'), 2)],
        next: 'success',
      };
    case 'declined':
      return { change: {}, events: [at({ id: `declined-${Date.now()}`, kind: 'failed' })], next: 'page' };
    case 'cancelled':
      return { change: {}, events: [], next: 'cancel' };
    case 'expires':
      return { change: { state: 'expired' }, events: [at(once('expired'))], next: 'page' };
    default:
      return null;
  }
}

function afterwards({ amount, refunded, dispute }: TestPayment, outcome: Outcome): Effect | null {
  const page = (change: Partial<TestPayment>, event: ProviderEvent): Effect => ({
    change,
    events: [at(event)],
    next: 'page',
  });
  const refundTo = (total: number): Effect | null =>
    total <= refunded ? null : page({ refunded: total }, { id: `refunded-${total}`, kind: 'refunded', total });
  switch (outcome) {
    case 'refundAll':
      return refundTo(amount);
    case 'refundHalf':
      return refundTo(Math.floor(amount / 2));
    case 'disputed':
      return dispute === null ? page({ dispute: 'open' }, disputeEvent('opened')) : null;
    case 'disputeWon':
      return dispute === 'open' ? page({ dispute: 'won' }, disputeEvent('won')) : null;
    case 'disputeLost':
      return dispute === 'open' ? page({ dispute: 'lost' }, disputeEvent('lost')) : null;
    default:
      return null;
  }
}

const disputeEvent = (result: 'opened' | 'won' | 'lost'): ProviderEvent => ({
  id: `dispute-${result}`,
  kind: `dispute_${result}`,
  dispute: DISPUTE,
});

/** Returns everything that the bank knows about a session, as events. */
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

/** Returns the writes that deliver events in time. */
export const deliveryWrites = (sessionId: string, orderId: string, events: readonly Timed[], now: Date): Write[] =>
  events.map(({ event, sec }) => ({
    set: `${testPaymentPath(sessionId)}/deliveries/${event.id}`,
    data: { orderId, event, dueAt: new Date(now.getTime() + sec * 1000) },
  }));
