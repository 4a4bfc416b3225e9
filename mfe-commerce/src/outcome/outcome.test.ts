import type { CheckoutState } from '../data/checkout';
import { outcomeOf, pollPause, shownOutcome } from './outcome';

const session = (status?: string) => ({ status }) as unknown as CheckoutState['session'];
const payment = (status: string, overrides: object = {}) =>
  ({ status, gift: null, amount: 900, ...overrides }) as unknown as CheckoutState['payment'];

test.each([
  [undefined, null, 'preparing'],
  ['open', null, 'waiting'],
  ['complete', null, 'waiting'],
  ['expired', null, 'expired'],
  ['refused', null, 'refused'],
  ['open', payment('succeeded'), 'paid'],
  ['complete', payment('succeeded', { amount: 0 }), 'free'],
  ['complete', payment('succeeded', { gift: {} }), 'gift'],
  ['open', payment('processing'), 'processing'],
  ['open', payment('failed'), 'declined'],
  ['expired', payment('cancelled'), 'expired'],
  ['complete', payment('refunded', { gift: {} }), 'refunded'],
  ['complete', payment('partly_refunded'), 'partlyRefunded'],
  ['complete', payment('disputed'), 'disputed'],
] as const)('a checkout that is %s with the payment %j is %s', (status, paid, outcome) => {
  expect(outcomeOf({ session: session(status), payment: paid }, false)).toBe(outcome);
});

test('the query parameter decides only what is shown before a payment; documents alone prove one', () => {
  expect(outcomeOf({ session: session('open'), payment: null }, true)).toBe('left');
  expect(outcomeOf({ session: session('open'), payment: payment('succeeded') }, true)).toBe('paid');
});

test('a slow checkout shows which is late: the payment page or the confirmation', () => {
  expect([shownOutcome('preparing', true), shownOutcome('waiting', true)]).toEqual(['unanswered', 'slow']);
  expect([shownOutcome('preparing', false), shownOutcome('paid', true)]).toEqual(['preparing', 'paid']);
});

test('a state that can change is read again, less and less often; a settled one is not', () => {
  expect([0, 30_000, 300_000].map((age) => pollPause('waiting', 0, age))).toEqual([1_000, 3_000, 15_000]);
  expect([pollPause('paid', 0, 0), pollPause('expired', 0, 0), pollPause(null, 0, 0)]).toEqual([false, false, 1_000]);
});
