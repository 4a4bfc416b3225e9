import type { ProviderEvent } from './events';

/** One line of a session. Amounts are in the currency's minor unit, after the discount. */
export type SessionLine = { title: string; amount: number };

/** A payment session to create. The provider returns `orderId` with every event. */
export type NewSession = {
  orderId: string;
  /** The same key creates the same session again, also after a crash. */
  idempotencyKey: string;
  lines: readonly SessionLine[];
  currency: string;
  email: string | null;
  successUrl: string;
  cancelUrl: string;
};

/** A session that a buyer can pay at `url`, until `expiresAt`. */
export type Session = { sessionId: string; url: string; expiresAt: Date };

/** Events of one order, as a webhook delivers them. `orderId` is null when they name only the payment. */
export type Delivery = { orderId: string | null; paymentRef: string | null; events: ProviderEvent[] };

/** Identity of an order at its provider. */
export type SessionRef = { orderId: string; sessionId: string };

/** A webhook that can't be trusted: its signature is wrong, missing or too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** Error of a payment service that would refuse a repetition too. The message tells the operator why, without keys. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/**
 * A service that takes payments. Every function rejects with RetryLater when the service can't be reached, and with
 * ProviderRefused when it refuses.
 */
export type PaymentProvider = {
  kind: 'test' | 'stripe';
  createSession(session: NewSession): Promise<Session>;
  /** Verifies a webhook and returns what it reports; null for other kinds of events. Throws WebhookRefused. */
  parseWebhook(body: Buffer, signature: string | undefined): Delivery | null;
  /** Resolves to everything that the service knows about a session, as events, with the id of the payment. */
  fetchEvents(session: SessionRef): Promise<Delivery>;
  /** Makes a session unpayable. Resolves also if it has been paid or has expired: `fetchEvents` says which. */
  expire(session: SessionRef): Promise<void>;
  /** Refunds `amount`, in the currency's minor unit; once for the same key. */
  refund(session: SessionRef, amount: number, idempotencyKey: string): Promise<void>;
  /** Resolves to the order that a payment belongs to, or null. */
  findOrder(paymentRef: string): Promise<string | null>;
};
