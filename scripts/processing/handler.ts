import type { Snapshot } from './documents';

/** A written document that a handler is called for, with the values of the placeholders in its pattern. */
export type Change = Snapshot & { params: Record<string, string> };

/** The result of a handler that asks to be called again for the same document at a time. */
export type Again = { again: Date };

/**
 * Server code that reacts to the documents of one pattern. It is called after each write of a document, at least once:
 * again after a crash, and once for several writes in a row. So it must be idempotent: it looks at the document, and
 * does nothing when everything is done. Calls for one document never overlap; deletions cause none.
 */
export type Handler = {
  /** Unique within its processor; names its failures. */
  name: string;
  /** Such as `customers/{uid}/checkout_sessions/{id}`. */
  pattern: string;
  /**
   * Fields that hold the time of a write that matters. On hosted Firebase a change without a newer time in one of them
   * is found only when this process made it. Default `createdAt`.
   */
  times?: readonly string[];
  handle(change: Change): Promise<Again | undefined>;
};

/**
 * Thrown by a handler that depends on something unavailable, such as a payment service. It is retried until that is
 * back, and never set aside.
 */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}
