import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { RetryLater, transact } from '../processing';
import { WebhookRefused, type Delivery } from './provider/paymentProvider';
import { receive } from './provider/receive';
import type { PaymentServices } from './services';
import {
  AFTER_OUTCOMES,
  deliveryWrites,
  effectOf,
  parseTestPayment,
  PAY_OUTCOMES,
  testPaymentPath,
  type Effect,
  type Outcome,
  type TestPayment,
} from './test/testPayment';
import { renderMissingPage, renderTestPage, TEST_PAGE_HEADERS, type TestPageNotice } from './test/testPage';
import { TEST_PAGE } from './test/testProvider';

/** Path that the payment service sends its events to. */
export const WEBHOOK_PATH = '/__/payments/webhook';
/** Stripe's events are a few kilobytes. */
const WEBHOOK_BYTES = 256 * 1024;

/** Routes of payments: the webhook of Stripe, or the page of the test provider. */
export const paymentRoutes =
  (services: PaymentServices): FastifyPluginAsync =>
  (app) => {
    if (services.provider?.kind === 'stripe') addWebhook(app, services);
    if (services.provider?.kind === 'test') addTestPage(app, services);
    return Promise.resolve();
  };

/** Answers after the events are stored durably: the payment service repeats an event that gets no answer. */
function addWebhook(app: FastifyInstance, services: PaymentServices): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: WEBHOOK_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.post(WEBHOOK_PATH, { bodyLimit: WEBHOOK_BYTES }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    let delivery: Delivery | null;
    try {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      delivery = services.provider?.parseWebhook(body, typeof signature === 'string' ? signature : undefined) ?? null;
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      return plain(reply, 400, error.message);
    }
    try {
      if (delivery !== null) await receive(services, delivery);
      return await plain(reply, 200, 'ok');
    } catch (error) {
      if (!(error instanceof RetryLater)) throw error;
      return plain(reply, 503, error.message);
    }
  });
}

function plain(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${message}\n`);
}

type PageRequest = FastifyRequest<{ Params: { session: string } }>;

function addTestPage(app: FastifyInstance, services: PaymentServices): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const send = async (reply: FastifyReply, sessionId: string, notice: TestPageNotice): Promise<FastifyReply> => {
    const found = await readSession(services, sessionId);
    void reply.headers(TEST_PAGE_HEADERS);
    if (found === null) return reply.code(404).send(renderMissingPage());
    return reply.code(notice === 'refused' ? 409 : 200).send(renderTestPage(sessionId, found, notice));
  };
  app.get(`${TEST_PAGE}/:session`, (request: PageRequest, reply) => send(reply, request.params.session, null));
  app.post(`${TEST_PAGE}/:session`, async (request: PageRequest, reply) => {
    // Another site's page must not pay in the buyer's name, nor a sandboxed frame, whose origin is `null`.
    const { origin } = request.headers;
    if (origin !== undefined && !services.isOwnUrl(`${origin}/`))
      return plain(reply, 403, 'This form belongs to another site.');
    const { session } = request.params;
    const { outcome, delay } = (request.body ?? {}) as Record<string, string | undefined>;
    const result = isOutcome(outcome) ? await applyOutcome(services, session, outcome, secondsOf(delay)) : null;
    if (result === null) return send(reply, session, 'refused');
    if (result.next === 'page') return send(reply, session, outcome === 'declined' ? 'declined' : null);
    return reply.redirect(result.next === 'success' ? result.payment.successUrl : result.payment.cancelUrl, 303);
  });
}

const isOutcome = (value: string | undefined): value is Outcome =>
  [...PAY_OUTCOMES, ...AFTER_OUTCOMES].some((outcome) => outcome === value);

/** Returns the delay that the form asks for, in seconds: 5 unless it gives one, at least 1 and at most 600. */
const secondsOf = (text = ''): number => Math.min(Math.max(Math.trunc(Number(text)) || 5, 1), 600);

async function readSession({ documents }: PaymentServices, sessionId: string): Promise<TestPayment | null> {
  if (!/^test_[A-Za-z0-9]{22}$/.test(sessionId)) return null;
  const found = await documents.get(testPaymentPath(sessionId));
  return found && parseTestPayment(found);
}

/**
 * Applies an outcome and queues its events, in one transaction: pressing twice has one effect. Resolves to null when
 * the payment does not exist or can't have this outcome any more.
 */
async function applyOutcome(
  services: PaymentServices,
  sessionId: string,
  outcome: Outcome,
  delaySec: number,
): Promise<{ next: Effect['next']; payment: TestPayment } | null> {
  if ((await readSession(services, sessionId)) === null) return null;
  return transact(services.documents, async (transaction) => {
    const found = await transaction.get(testPaymentPath(sessionId));
    const payment = found && parseTestPayment(found);
    const effect = payment && effectOf(payment, outcome, delaySec);
    if (!payment || !effect) return null;
    transaction.write({ merge: testPaymentPath(sessionId), data: effect.change });
    transaction.write(...deliveryWrites(sessionId, payment.orderId, effect.events, services.now()));
    return { next: effect.next, payment };
  });
}
