import { transact, type Again, type Change, type Documents, type Handler } from '../../processing';
import { derivedId } from '../orders/order';
import type { ProviderEvent } from '../provider/events';
import {
  ProviderRefused,
  WebhookRefused,
  type NewSession,
  type PaymentProvider,
  type Session,
} from '../provider/paymentProvider';
import { receive } from '../provider/receive';
import type { PaymentServices } from '../services';
import { knownEvents, parseTestPayment, testPaymentPath, type TestPayment } from './testPayment';

/** Path of the test payment page. */
export const TEST_PAGE = '/__/pay';

const SESSION_MS = 60 * 60 * 1000;

/** The provider that moves no money: a page decides what happens. It stores its payments in `testPayments`. */
export function createTestProvider(documents: Documents, now: () => Date): PaymentProvider {
  const change = (sessionId: string, next: (payment: TestPayment) => Partial<TestPayment>): Promise<void> =>
    transact(documents, async (transaction) => {
      const found = await transaction.get(testPaymentPath(sessionId));
      if (found) transaction.write({ merge: testPaymentPath(sessionId), data: next(parseTestPayment(found)) });
    });
  return {
    kind: 'test',
    createSession: (session) => createSession(documents, session, now()),
    parseWebhook() {
      throw new WebhookRefused('The test provider sends no webhooks.');
    },
    async fetchEvents({ orderId, sessionId }) {
      const isOver = ({ state, expiresAt }: TestPayment): boolean => state === 'open' && expiresAt < now();
      if (isOver(await readPayment(documents, sessionId)))
        await change(sessionId, (payment) => (isOver(payment) ? { state: 'expired' } : {}));
      return { orderId, paymentRef: null, events: knownEvents(await readPayment(documents, sessionId)) };
    },
    expire: ({ sessionId }) => change(sessionId, ({ state }) => (state === 'open' ? { state: 'expired' } : {})),
    refund: ({ sessionId }, amount, key) => refund(documents, sessionId, amount, key),
    findOrder: () => Promise.resolve(null),
  };
}

async function readPayment(documents: Documents, sessionId: string): Promise<TestPayment> {
  const found = await documents.get(testPaymentPath(sessionId));
  if (found === null) throw new ProviderRefused('The test provider has no such session.');
  return parseTestPayment(found);
}

async function createSession(
  documents: Documents,
  { orderId, idempotencyKey, lines, currency, successUrl, cancelUrl }: NewSession,
  now: Date,
): Promise<Session> {
  const sessionId = `test_${derivedId('session', idempotencyKey)}`;
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const urls = { successUrl, cancelUrl };
  const fresh = { state: 'open', refunded: 0, dispute: null } as const;
  await transact(documents, async (transaction) => {
    const path = testPaymentPath(sessionId);
    if (await transaction.get(path)) return;
    transaction.write({ set: path, data: { orderId, lines, amount, currency, expiresAt, ...urls, ...fresh } });
  });
  const url = new URL(`${TEST_PAGE}/${sessionId}`, successUrl).href;
  return { sessionId, url, expiresAt: (await readPayment(documents, sessionId)).expiresAt };
}

function refund(documents: Documents, sessionId: string, amount: number, key: string): Promise<void> {
  return transact(documents, async (transaction) => {
    const refundPath = `${testPaymentPath(sessionId)}/refunds/${derivedId(key)}`;
    const found = await transaction.get(testPaymentPath(sessionId));
    if (found === null || (await transaction.get(refundPath))) return;
    const { refunded, amount: total } = parseTestPayment(found);
    if (refunded + amount > total) throw new ProviderRefused('A refund can’t exceed the payment.');
    transaction.write({ set: refundPath, data: { amount } });
    transaction.write({ merge: found.path, data: { refunded: refunded + amount } });
  });
}

/** Delivers the events of the test page when they are due, as webhooks would. */
export const testDeliveries = (services: PaymentServices): Handler => ({
  name: 'testDelivery',
  pattern: 'testPayments/{session}/deliveries/{event}',
  times: ['dueAt'],
  async handle({ path, data }: Change): Promise<Again | undefined> {
    const dueAt = data.dueAt instanceof Date ? data.dueAt : new Date(0);
    if (dueAt > services.now()) return { again: dueAt };
    await receive(services, { orderId: String(data.orderId), paymentRef: null, events: [data.event as ProviderEvent] });
    await services.documents.commit([{ delete: path }]);
  },
});
