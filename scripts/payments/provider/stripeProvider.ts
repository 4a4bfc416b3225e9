import Stripe from 'stripe';
import { RetryLater } from '../../processing';
import type { ProviderEvent } from './events';
import {
  ProviderRefused,
  WebhookRefused,
  type Delivery,
  type NewSession,
  type PaymentProvider,
} from './paymentProvider';

/** Options of the Stripe adapter. `api` replaces Stripe's address, for tests. */
export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  api?: { host: string; port: number; protocol: 'http' };
  /** Maximum age of a webhook's signature, in seconds. Default 300, as Stripe recommends. */
  toleranceSec?: number;
};

/** Returns the adapter for Stripe Checkout. Keys are never part of an error or a log. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    ...options.api,
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
  });
  const { webhookSecret, toleranceSec = 300 } = options;
  return {
    kind: 'stripe',
    createSession: (session) => guard(() => createSession(stripe, session)),
    parseWebhook(body, signature) {
      if (signature === undefined) throw new WebhookRefused('The request has no signature.');
      const event = verify(() => stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSec));
      return deliveryOf(event);
    },
    fetchEvents: ({ orderId, sessionId }) => guard(() => fetchEvents(stripe, orderId, sessionId)),
    expire: ({ sessionId }) =>
      guard(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(sessionId);
        if (status === 'open') await stripe.checkout.sessions.expire(sessionId).catch(ignoreRefusal);
      }),
    refund: ({ sessionId, orderId }, amount, idempotencyKey) =>
      guard(async () => {
        const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId);
        const paymentRef = idOf(payment_intent);
        if (paymentRef === null) throw new ProviderRefused('Stripe knows no payment of this session.');
        if (await isRefunded(stripe, paymentRef, idempotencyKey)) return;
        const refund = { payment_intent: paymentRef, amount, metadata: { order: orderId, refund: idempotencyKey } };
        await stripe.refunds.create(refund, { idempotencyKey });
      }),
    findOrder: (paymentRef) =>
      guard(async () => (await stripe.paymentIntents.retrieve(paymentRef)).metadata.order ?? null),
  };
}

async function createSession(stripe: Stripe, session: NewSession) {
  const { orderId, idempotencyKey, lines, currency, email, successUrl, cancelUrl } = session;
  const created = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: orderId,
      metadata: { order: orderId },
      payment_intent_data: { metadata: { order: orderId } },
      line_items: lines.map(({ title, amount }) => ({
        quantity: 1,
        price_data: { currency, unit_amount: amount, product_data: { name: title } },
      })),
      ...(email === null ? {} : { customer_email: email }),
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey },
  );
  if (created.url === null) throw new ProviderRefused('Stripe created a session without a page.');
  return { sessionId: created.id, url: created.url, expiresAt: new Date(created.expires_at * 1000) };
}

/**
 * Finds a refund by its key. Stripe forgets idempotency keys after a day: a refund that is retried later would be made
 * twice.
 */
async function isRefunded(stripe: Stripe, paymentRef: string, key: string): Promise<boolean> {
  for await (const { metadata, status } of stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }))
    if (metadata?.refund === key && status !== 'failed' && status !== 'canceled') return true;
  return false;
}

/** Reads a session with its payment, refunds and disputes. */
async function fetchEvents(stripe: Stripe, orderId: string, sessionId: string): Promise<Delivery> {
  const expand = ['payment_intent.latest_charge'];
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand });
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  const disputes = charge?.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 20 })).data : [];
  const events = [
    ...sessionEvents(session, 'fetched'),
    ...(payment?.status === 'canceled' ? [{ id: 'fetched-failed', kind: 'failed' } as const] : []),
    ...(charge ? refundEvents(charge, 'fetched') : []),
    ...disputes.flatMap((dispute) => disputeEvents(dispute, 'fetched')),
  ];
  return { orderId, paymentRef: payment?.id ?? null, events };
}

/** Translates a webhook's event; null for one of no interest. Source: Stripe API, types of events. */
function deliveryOf(event: Stripe.Event): Delivery | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object, sessionEvents(event.data.object, event.id));
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, [{ id: event.id, kind: 'failed' }]);
    case 'payment_intent.payment_failed': {
      const { id, metadata } = event.data.object;
      return { orderId: metadata.order ?? null, paymentRef: id, events: [{ id: event.id, kind: 'failed' }] };
    }
    case 'charge.refunded':
      return ofCharge(event.data.object, refundEvents(event.data.object, event.id));
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { payment_intent } = event.data.object;
      return { orderId: null, paymentRef: idOf(payment_intent), events: disputeEvents(event.data.object, event.id) };
    }
    default:
      return null;
  }
}

/**
 * Only the metadata says whose session this is. Buyers choose the `client_reference_id` of the seller's payment links,
 * by a parameter of the address: a cheap link would pay for any order.
 */
function ofSession({ metadata, payment_intent }: Stripe.Checkout.Session, events: ProviderEvent[]): Delivery {
  return { orderId: metadata?.order ?? null, paymentRef: idOf(payment_intent), events };
}

function ofCharge({ metadata, payment_intent }: Stripe.Charge, events: ProviderEvent[]): Delivery {
  return { orderId: metadata.order ?? null, paymentRef: idOf(payment_intent), events };
}

function sessionEvents({ status, payment_status }: Stripe.Checkout.Session, id: string): ProviderEvent[] {
  if (status === 'expired') return [{ id: `${id}-expired`, kind: 'expired' }];
  if (status !== 'complete') return [];
  const paid = payment_status === 'paid' || payment_status === 'no_payment_required';
  return [
    { id: `${id}-completed`, kind: 'completed' },
    paid ? { id: `${id}-succeeded`, kind: 'succeeded' } : { id: `${id}-pending`, kind: 'pending' },
  ];
}

function refundEvents({ amount_refunded }: Stripe.Charge, id: string): ProviderEvent[] {
  if (amount_refunded === 0) return [];
  return [{ id: `${id}-refunded-${amount_refunded}`, kind: 'refunded', total: amount_refunded }];
}

/** An inquiry (`warning_…`) moves no money, so it is no dispute. */
function disputeEvents({ id: dispute, status }: Stripe.Dispute, id: string): ProviderEvent[] {
  if (status.startsWith('warning_') || status === 'prevented') return [];
  const opened = { id: `${id}-${dispute}-opened`, kind: 'dispute_opened', dispute } as const;
  if (status === 'won') return [opened, { id: `${id}-${dispute}-won`, kind: 'dispute_won', dispute }];
  if (status === 'lost') return [opened, { id: `${id}-${dispute}-lost`, kind: 'dispute_lost', dispute }];
  return [opened];
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function verify<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new WebhookRefused('The signature is not valid, or too old.');
    throw new WebhookRefused('The body is not an event.');
  }
}

/** A session that was paid a moment ago can't be expired any more. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

/**
 * Runs `work`, and turns errors of Stripe into RetryLater for an unavailable service or ProviderRefused. A wrong key is
 * a refusal: waiting does not help.
 */
async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { errors } = Stripe;
    const isTransient =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeRateLimitError ||
      error instanceof errors.StripeAPIError;
    if (isTransient) throw new RetryLater(`Stripe can't be used now (${error.type}).`);
    if (error instanceof errors.StripeAuthenticationError)
      throw new ProviderRefused('Stripe does not accept STRIPE_SECRET_KEY. Set a valid key and start the site again.');
    if (error instanceof errors.StripePermissionError)
      throw new ProviderRefused(
        'STRIPE_SECRET_KEY may not do this. It needs write access to Checkout Sessions, PaymentIntents and Refunds, ' +
          'and read access to Charges and Disputes.',
      );
    if (error instanceof errors.StripeError) throw new ProviderRefused(`Stripe refused: ${error.message}`);
    throw error;
  }
}
